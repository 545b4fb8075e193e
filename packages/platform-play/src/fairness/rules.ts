import type { FairCommitment, RevealedPair, RoundFairness } from '@marquee/contract'
import { commitmentOf, fairRng, type FairSource, receiptOf } from '@marquee/game-math/fairness'
import type { Rng, RoundInput, RoundOutcome } from '@marquee/game-math'
import type { FairPair, FairPairs } from './store.ts'

type Seeded = Pick<FairPairs['current'], 'server_seed' | 'player_seed'>

const sourceOf = ({ server_seed: serverSeed, player_seed: playerSeed }: Seeded, nonce: number) =>
  ({ serverSeed, playerSeed, nonce }) satisfies FairSource

/** The numbers of a round of a pair. */
export const rngOf = (pair: Seeded, nonce: number): Rng => fairRng(sourceOf(pair, nonce))

/** What of a pair and the one after it may be told before either is revealed. */
export const commitmentToWire = ({ current, next }: FairPairs): FairCommitment => ({
  pairId: current.id,
  commitment: commitmentOf(current.server_seed),
  playerSeed: current.player_seed,
  isOwnSeed: current.is_own_seed,
  rounds: current.rounds,
  nextCommitment: commitmentOf(next.server_seed),
})

/** A pair that is over, with its secret. @throws for one that is not. */
export function revealedToWire({
  state,
  revealed_at: revealedAt,
  ...pair
}: FairPair): RevealedPair {
  if (state !== 'revealed' || revealedAt === null || pair.player_seed === null)
    throw new Error(`The pair ${pair.id} is ${state}: its seed may not be told.`)
  return {
    pairId: pair.id,
    serverSeed: pair.server_seed,
    commitment: commitmentOf(pair.server_seed),
    playerSeed: pair.player_seed,
    rounds: pair.rounds,
    revealedAt,
  }
}

const inputOf = ({ action, stake, target }: RoundOutcome): RoundInput => ({
  action,
  stake,
  ...(target !== undefined && { target }),
})

/** What a round was drawn from. Its server seed is told once the pair is revealed. */
export function roundToFairness(
  pair: Omit<FairPair, 'player_seed'> & { player_seed: string },
  { nonce, outcome, createdAt }: { nonce: number; outcome: RoundOutcome; createdAt: number },
): RoundFairness {
  return {
    pairId: pair.id,
    commitment: commitmentOf(pair.server_seed),
    wasCommittedBefore: pair.committed_at < createdAt,
    playerSeed: pair.player_seed,
    nonce,
    receipt: receiptOf(sourceOf(pair, nonce), outcome.modelId, inputOf(outcome)),
    serverSeed: pair.state === 'revealed' ? pair.server_seed : null,
  }
}
