import { type NetworkLevel, partsPerUnit } from '@marquee/game-math'

/** How a level stands after a round has fed it. */
export interface Fed {
  level: NetworkLevel
  /** What it holds now, in parts. */
  parts: number
  /** What the round has added, in parts. */
  added: number
  /** It has begun with this round. */
  isFirst: boolean
  /** What fell to the round, in minor units; nothing where it goes on. */
  won: number
}

/** What moves between accounts, in whole minor units. */
export interface Moves {
  /** From the stake into the pool. */
  fed: number
  /** From the house into the pool: seeds of levels that begin. */
  seeded: number
  /** Out of the pool to the round. */
  won: number
}

/**
 * What a round moves so that the account of the pool holds the whole units of all levels. Parts of a
 * unit are fed when they have come to a whole one.
 */
export function movesOf(levels: readonly Fed[]): Moves {
  const moves: Moves = { fed: 0, seeded: 0, won: 0 }
  for (const { level, parts, added, isFirst, won } of levels) {
    const hasBegun = isFirst || won > 0
    // What it held with what the round added, before it fell and began anew.
    const filled = won > 0 ? parts + (won - level.seed) * partsPerUnit : parts
    moves.fed += Math.floor(filled / partsPerUnit) - Math.floor((filled - added) / partsPerUnit)
    moves.seeded += hasBegun ? level.seed : 0
    moves.won += won
  }
  return moves
}
