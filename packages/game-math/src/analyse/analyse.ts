import type { FishModel, GameModel } from '../model.ts'
import type { RoundAction } from '../outcome.ts'
import { capEffect, certain, either } from './law.ts'
import type { Law } from './law.ts'
import records from './recorded.json' with { type: 'json' }
import { slotLaws } from './slot-laws.ts'

/** What a player can expect of one action. */
export type ActionAnalysis = {
  action: RoundAction
  /** The target of a shot. */
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
}

export type Analysis = {
  rtp: number
  hitRate: number
  volatility: number
  volatilityClass: VolatilityClass
  maxWinMultiple: number
  contributions: Contributions
  /** Every action a player can take; a fish game has one entry per target. */
  byAction: ActionAnalysis[]
}

const cache = new WeakMap<GameModel, Analysis>()

/**
 * The exact figures of a model, from the tables its rounds are drawn from.
 * The figures at the top are those of a paid spin; for fish games, of a shot at a target chosen evenly.
 * Those of the catalogue's models are on record, since counting millions of views takes seconds;
 * `pnpm arcade:proof` counts them again. Any other model is counted, once.
 */
export function analyse(model: GameModel): Analysis {
  const known = cache.get(model)
  if (known) return known
  const record = (records as unknown as Partial<Record<string, AnalysisRecord>>)[model.id]
  const made = record?.fingerprint === fingerprintOf(model) ? record.analysis : countAnalysis(model)
  cache.set(model, made)
  return made
}

/** Counts the figures of a model anew, whatever is on record. Takes up to some ten seconds. */
export function countAnalysis(model: GameModel): Analysis {
  return model.engine === 'fish' ? analyseFish(model) : analyseSlot(model)
}

/** A model's figures, and which numbers they were counted from. */
export type AnalysisRecord = { fingerprint: string; analysis: Analysis }

/** Stands for every number of a model: 64 bits of FNV-1a of it as JSON, in hexadecimal. */
export function fingerprintOf(model: GameModel): string {
  const text = JSON.stringify(model)
  let low = 0x811c9dc5
  let high = 0xcbf29ce4
  for (let index = 0; index < text.length; index++) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01000193)
    high = Math.imul(high ^ text.charCodeAt(text.length - 1 - index), 0x01000193)
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

function analyseSlot(model: Exclude<GameModel, FishModel>): Analysis {
  const { spin, bought, contributions } = slotLaws(model)
  const main = analyseAction({ action: 'spin', price: 1 }, spin, model.maxWinMultiple)
  const byAction = [main]
  if (bought) {
    const { price } = model.bonusBuy!
    byAction.push(analyseAction({ action: 'buy-free-spins', price }, bought, model.maxWinMultiple))
  }
  return summary(main, byAction, { ...contributions, shots: 0 })
}

function analyseFish(model: FishModel): Analysis {
  const laws = model.targets.map(({ multiplier, hits, outOf }) =>
    either([certain(multiplier, hits / outOf), certain(0, 1 - hits / outOf)]),
  )
  const byAction = model.targets.map(({ id }, index) =>
    analyseAction({ action: 'shot', target: id, price: 1 }, laws[index]!, model.maxWinMultiple),
  )
  const any = either(laws)
  const main = analyseAction({ action: 'shot', price: 1 }, any, model.maxWinMultiple)
  return summary(main, byAction, {
    lines: 0,
    scatters: 0,
    freeSpins: 0,
    hold: 0,
    jackpots: 0,
    shots: main.rtp,
  })
}

function analyseAction(
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

function summary(
  main: ActionAnalysis,
  byAction: ActionAnalysis[],
  contributions: Contributions,
): Analysis {
  return {
    rtp: main.rtp,
    hitRate: main.hitRate,
    volatility: main.volatility,
    volatilityClass: classOf(main.volatility),
    maxWinMultiple: main.maxWinMultiple,
    contributions,
    byAction,
  }
}

function classOf(volatility: number): VolatilityClass {
  if (volatility < 4) return 'low'
  if (volatility < 6) return 'medium'
  return volatility < 10 ? 'high' : 'very-high'
}
