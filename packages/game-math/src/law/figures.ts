import { instantActionOf, instantOf } from '../instant/instant.ts'
import type { InstantModel } from '../instant/model.ts'
import type { FishModel } from '../model.ts'
import type { RoundAction } from '../outcome.ts'
import { capEffect, certain, either } from './law.ts'
import type { Law } from './law.ts'

/** What a player can expect of one action. */
export type ActionAnalysis = {
  action: RoundAction
  /** The target of a shot, the number of mines, or what was chosen in an instant game. */
  target?: string
  /** Price as a multiple of the stake. */
  price: number
  /** Return to player: mean win divided by cost, before the cap. */
  rtp: number
  /** Share of rounds that win anything. */
  hitRate: number
  /** Standard deviation of a round's win divided by its cost. */
  volatility: number
  /** The most a round can win, as a multiple of the stake. */
  maxWinMultiple: number
  /** The cap takes at most this much from `rtp`. */
  capEffect: number
}

export type VolatilityClass = 'low' | 'medium' | 'high' | 'very-high'

/** Which parts of the game the return comes from; they add up to the RTP. */
export type Contributions = {
  lines: number
  scatters: number
  freeSpins: number
  hold: number
  jackpots: number
  shots: number
  /** Boxes to pick from or a wheel, with the free spins it awards. */
  bonus?: number
  /** Jackpots that several games feed. */
  network?: number
  /** Rounds that wait for choices. */
  choices?: number
  /** Of an instant game: everything. */
  draw?: number
}

export type Analysis = {
  rtp: number
  hitRate: number
  volatility: number
  volatilityClass: VolatilityClass
  maxWinMultiple: number
  contributions: Contributions
  /** Every action a player can take: one for each target of a fish game, number of mines, and sample of a flight or an instant game. */
  byAction: ActionAnalysis[]
}

/** The figures of a fish game: of a shot at each target, and at one chosen evenly. */
export function analyseFish(model: FishModel): Analysis {
  const laws = model.targets.map(({ multiplier, hits, outOf }) =>
    either([certain(multiplier, hits / outOf), certain(0, 1 - hits / outOf)]),
  )
  const byAction = model.targets.map(({ id }, index) =>
    analyseAction({ action: 'shot', target: id, price: 1 }, laws[index]!, model.maxWinMultiple),
  )
  const any = either(laws)
  const main = analyseAction({ action: 'shot', price: 1 }, any, model.maxWinMultiple)
  return summary(main, byAction, { shots: main.rtp })
}

/** The figures of an instant game: of each of its samples, and of one of them chosen evenly. */
export function analyseInstant(model: InstantModel): Analysis {
  const instant = instantOf(model)
  const action = instantActionOf(model)
  const samples = instant.samples()
  const laws = samples.map((choice) => {
    const pays = instant.pays(choice)
    const none = 1 - pays.reduce((sum, { chance }) => sum + chance, 0)
    return either([
      ...pays.map(({ multiple, chance }) => certain(multiple, chance)),
      // Where something always comes back, what doubles leave over is nothing.
      certain(0, none < 1e-12 ? 0 : none),
    ])
  })
  const byAction = samples.map((target, index) =>
    analyseAction(
      { action, target, price: instant.price(target) },
      laws[index]!,
      model.maxWinMultiple,
    ),
  )
  // Modes have prices of their own: the first one is the game's.
  const main =
    model.engine === 'books'
      ? byAction[0]!
      : analyseAction({ action, price: 1 }, either(laws), model.maxWinMultiple)
  return summary(main, byAction, { draw: main.rtp })
}

/** The figures of one action from the law of its wins. */
export function analyseAction(
  about: Pick<ActionAnalysis, 'action' | 'target' | 'price'>,
  law: Law,
  cap: number,
): ActionAnalysis {
  const mean = law.mean / law.mass
  return {
    ...about,
    rtp: mean / about.price,
    hitRate: 1 - law.zero / law.mass,
    volatility: Math.sqrt(law.square / law.mass - mean * mean) / about.price,
    maxWinMultiple: Math.min(cap, law.max),
    capEffect: capEffect(law, cap) / law.mass / about.price,
  }
}

/** What nothing contributes to. */
const none: Contributions = {
  lines: 0,
  scatters: 0,
  freeSpins: 0,
  hold: 0,
  jackpots: 0,
  shots: 0,
}

/** A game's figures: those of its main action at the top. What is not named contributes nothing. */
export function summary(
  main: ActionAnalysis,
  byAction: ActionAnalysis[],
  contributions: Partial<Contributions>,
): Analysis {
  return {
    rtp: main.rtp,
    hitRate: main.hitRate,
    volatility: main.volatility,
    volatilityClass: volatilityClassOf(main.volatility),
    maxWinMultiple: main.maxWinMultiple,
    contributions: { ...none, ...contributions },
    byAction,
  }
}

/** The word for a standard deviation of a round's win in stakes. */
export function volatilityClassOf(volatility: number): VolatilityClass {
  if (volatility < 4) return 'low'
  if (volatility < 6) return 'medium'
  return volatility < 10 ? 'high' : 'very-high'
}
