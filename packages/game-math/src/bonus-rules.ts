import { finalCoins } from './analyse/hold-law.ts'
import { wholeOf } from './bonus/wheel.ts'
import { cellCount } from './compile.ts'
import type { JackpotId } from './ids.ts'
import { levelReturn } from './network/network-law.ts'
import type { Network } from './network/networks.ts'
import type {
  FeatureCoin,
  Hold,
  HoldFeatures,
  Jackpots,
  PickBonus,
  WheelBonus,
} from './slot-model.ts'
import { pickLaw } from './steps/pick-law.ts'

/** A chance as the share of draws, 0 to 1. */
export type Chance = number

/** What boxes to pick from hold, and what they come to. */
export type PickRules = {
  factors: { scatters: number; factor: number }[]
  /** Each kind of box once, with how many there are; `end` for those that end the picking. */
  boxes: { count: number; multiple?: number; times?: number; end?: true }[]
  /** No more prizes are found than this; absent where only the ends say when it is over. */
  most?: number
  /** What they pay on average with the fewest scatters, as a multiple of the stake. */
  mean: number
}

/** What the sectors of wheels award, clockwise, and how likely each is. */
export type WheelRules = {
  starts: { scatters: number; wheel: number }[]
  wheels: { chance: Chance; multiple?: number; spins?: number; next?: true }[][]
}

/** Jackpots that several games feed; amounts in minor units. */
export type NetworkRules = {
  levels: {
    id: JackpotId
    /** What a round adds, as the share of its cost. */
    share: number
    seed: number
    mustDropBy: number
    /** What the level returns of every stake. */
    rtp: number
  }[]
}

export type HoldRules = {
  trigger: number
  respins: number
  /** Chance that one empty cell lands a coin in one respin. */
  landChance: Chance
  /** Of coins that have a value. */
  coinValues: { multiple: number; chance: Chance; jackpot?: JackpotId }[]
  features?: {
    /** No more of them land in one hold. */
    most: number
    /** Chance that a coin which lands in a respin is this one, until the most have landed. */
    coins: { feature: FeatureCoin['feature']; factor?: number; chance: Chance }[]
  }
  /** Chance of filling every cell when the feature starts with the fewest coins. */
  grandChance: Chance
}

export function networkRules({ levels }: Network): NetworkRules {
  return {
    levels: levels.map((level) => ({
      id: level.id,
      share: level.share / 10_000,
      seed: level.seed,
      mustDropBy: level.mustDropBy,
      rtp: levelReturn(level),
    })),
  }
}

export function pickRules(bonus: PickBonus): PickRules {
  const { factors, prizes, ends, most } = bonus
  const boxes = new Map<string, PickRules['boxes'][number]>()
  for (const prize of prizes) {
    const key = JSON.stringify(prize)
    boxes.set(key, { ...prize, count: (boxes.get(key)?.count ?? 0) + 1 })
  }
  const scatters = pairs(factors)
  return {
    factors: scatters.map(([count, factor]) => ({ scatters: count, factor })),
    boxes: [...boxes.values(), ...(ends > 0 ? [{ count: ends, end: true as const }] : [])],
    ...(most < prizes.length && { most }),
    mean: pickLaw(bonus, scatters[0]![0]).mean,
  }
}

export function wheelRules({ starts, wheels }: WheelBonus): WheelRules {
  return {
    starts: pairs(starts).map(([scatters, wheel]) => ({ scatters, wheel })),
    wheels: wheels.map((sectors) =>
      sectors.map(({ weight, ...award }) => ({ ...award, chance: weight / wholeOf(sectors) })),
    ),
  }
}

export function holdRules(hold: Hold): HoldRules {
  const total = hold.values.reduce((sum, { weight }) => sum + weight, 0)
  return {
    trigger: hold.trigger,
    respins: hold.respins,
    landChance: hold.land.hits / hold.land.outOf,
    coinValues: hold.values.map(({ multiple, weight, jackpot }) => ({
      multiple,
      chance: weight / total,
      ...(jackpot && { jackpot }),
    })),
    ...(hold.features && { features: featureRules(hold.features, total) }),
    grandChance: finalCoins(hold, hold.trigger)[cellCount]!,
  }
}

function featureRules({ coins, most }: HoldFeatures, valueWeight: number): HoldRules['features'] {
  const total = coins.reduce((sum, { weight }) => sum + weight, valueWeight)
  return { most, coins: coins.map(({ weight, ...coin }) => ({ ...coin, chance: weight / total })) }
}

export function jackpotRules(prizes: Jackpots, award?: Readonly<Record<number, JackpotId>>) {
  return (Object.entries(prizes) as [JackpotId, number][]).map(([id, multiple]) => {
    const symbols =
      award &&
      Object.keys(award)
        .map(Number)
        .find((count) => award[count] === id)
    return { id, multiple, ...(symbols !== undefined && { symbols }) }
  })
}

export function pairs(table: Readonly<Record<number, number>>): [number, number][] {
  return Object.entries(table).map(([key, value]) => [Number(key), value])
}
