import type { Rng } from '../rng.ts'
import type { NetworkLevel } from './networks.ts'

/** A minor unit is counted in so many parts, so that a small share of a small stake is kept whole. */
export const partsPerUnit = 10_000

/** How a level stands. */
export type Pool = {
  /** What it holds, in parts of a minor unit. */
  parts: number
  /** The secret amount at which it falls, in minor units. */
  dropAt: number
}

/** What a round of this cost adds, in parts. */
export const fedBy = ({ share }: NetworkLevel, cost: number): number => share * cost

/** Draws where a level falls: every whole amount above its seed, up to the highest, alike. */
export const drawDropAt = ({ seed, mustDropBy }: NetworkLevel, rng: Rng): number =>
  seed + 1 + rng.int(mustDropBy - seed)

/** A level as it begins. */
export const beginPool = (level: NetworkLevel, dropAt: number): Pool => ({
  parts: level.seed * partsPerUnit,
  dropAt,
})

/**
 * Feeds a level with what a round adds. Where that brings it to its amount the level falls: the round
 * wins exactly that, and what is left over begins the next one together with the seed. `nextDropAt` is
 * then where that one falls.
 */
export function feed(
  level: NetworkLevel,
  pool: Pool,
  { cost, nextDropAt }: { cost: number; nextDropAt: number },
): { pool: Pool; won: number } {
  const parts = pool.parts + fedBy(level, cost)
  const due = pool.dropAt * partsPerUnit
  if (parts < due) return { pool: { ...pool, parts }, won: 0 }
  return {
    pool: { parts: parts - due + level.seed * partsPerUnit, dropAt: nextDropAt },
    won: pool.dropAt,
  }
}

/** What a player sees of a level: whole minor units, never above the highest. */
export const shownAmount = ({ mustDropBy }: NetworkLevel, parts: number): number =>
  Math.min(Math.floor(parts / partsPerUnit), mustDropBy)
