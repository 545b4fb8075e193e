import { z } from 'zod'
import { instant, uuid } from '../common.ts'

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('64 hexadecimal digits')
/** What a player adds to the house's seed. */
export const playerSeed = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .describe('1 to 64 letters, digits, _ and -')

/**
 * The pair of seeds that decides a player's next rounds, as far as it may be known before they are
 * played: the server seed is secret, and its SHA-256 shown.
 */
export const fairCommitment = z.object({
  pairId: uuid,
  commitment: hash,
  playerSeed,
  /** The player has named the seed; else the platform has. */
  isOwnSeed: z.boolean(),
  /** Rounds that were drawn from the pair. */
  rounds: z.int().nonnegative(),
  /** Of the pair that comes next: fixed before the player names a seed for it. */
  nextCommitment: hash,
})
export type FairCommitment = z.infer<typeof fairCommitment>

/** A pair of seeds that is over: every round of it can be checked. */
export const revealedPair = z.object({
  pairId: uuid,
  serverSeed: hash,
  commitment: hash,
  playerSeed,
  rounds: z.int().nonnegative(),
  revealedAt: instant,
})
export type RevealedPair = z.infer<typeof revealedPair>

/** What a round was drawn from. */
export const roundFairness = z.object({
  pairId: uuid,
  commitment: hash,
  /** The commitment was shown before the round began. */
  wasCommittedBefore: z.boolean(),
  playerSeed,
  /** The number of the round on its pair, from 1. */
  nonce: z.int().positive(),
  /** Ties game, action and stake of the round to pair and number; it fits no other round. */
  receipt: hash,
  /** Null until the player has had the pair revealed. */
  serverSeed: hash.nullable(),
})
export type RoundFairness = z.infer<typeof roundFairness>
