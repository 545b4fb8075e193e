import type { FairCommitment } from '@marquee/contract'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { askAll } from '@marquee/platform-kernel/questions'
import { commitmentToWire, revealedToWire } from './rules.ts'
import {
  currentPairQuestion,
  type FairPairs,
  findPair,
  keepCount,
  keepFirstPairs,
  listRevealed,
  nextPairQuestion,
  turnPairs,
} from './store.ts'

/** How many pairs that are over a player is shown. */
const revealedShown = 20

const pairQuestions = { current: currentPairQuestion, next: nextPairQuestion }

/**
 * Counts another round of the player's pair and gives it, without a statement of its own. Who plays
 * without having opened a game gets the first pair with the round; then nothing was shown before.
 */
export function takeNonce(
  command: Pick<CommandContext, 'tx' | 'now' | 'random' | 'write'>,
  playerId: string,
  known: FairPairs['current'] | null,
): { pair: FairPairs['current']; nonce: number } {
  if (!known) return { pair: keepFirstPairs(command, playerId, 1).current, nonce: 1 }
  const pair = { ...known, rounds: known.rounds + 1 }
  keepCount(command, pair)
  return { pair, nonce: pair.rounds }
}

/** What a player is shown of the pair before the next round; makes the first one. */
export async function commitFor(
  command: CommandContext,
  playerId: string,
): Promise<FairCommitment> {
  const { current, next } = await askAll(command.tx, pairQuestions, {
    playerId,
    now: command.now,
  })
  return commitmentToWire(current && next ? { current, next } : keepFirstPairs(command, playerId))
}

/** A player's pair, if there is one, and those that are over. */
export async function fairnessOf({ db, clock }: Kernel, playerId: string) {
  const { current, next } = await askAll(db, pairQuestions, { playerId, now: clock.now() })
  const revealed = await listRevealed(db, playerId, revealedShown)
  return {
    current: current && next ? commitmentToWire({ current, next }) : null,
    revealed: revealed.map(revealedToWire),
  }
}

interface Reveal {
  playerId: string
  idempotency: { scope: string; key: string } | null
  /** The pair to end, as the player knows it. */
  pairId: string
  /** What the next pair begins with. */
  playerSeed: string
  /** Refuses while a round is open: what it has not shown yet could be computed from the seed. */
  refuseOpen: (tx: CommandContext['tx'], playerId: string) => Promise<void>
}

/**
 * Ends a player's pair and tells its secret; the next one, whose commitment was shown already, begins
 * with the player's seed.
 * @throws PlatformError not-found, or not-available for a pair that is not the current one; what `refuseOpen` throws.
 */
export const revealPair = (
  kernel: Kernel,
  { playerId, idempotency, pairId, playerSeed, refuseOpen }: Reveal,
) =>
  runCommand(kernel, {
    name: 'fairness.reveal',
    playerId,
    idempotency,
    input: { pairId, playerSeed },
    knows: pairQuestions,
    async handle(command, { current, next }) {
      if (!current || !next || current.id !== pairId) {
        const isOwn = await findPair(command.tx, { playerId, id: pairId })
        throw isOwn
          ? new PlatformError(
              'not-available',
              'This pair of seeds decides no rounds now. GET /rest/fairness/ shows the one that does.',
            )
          : new PlatformError(
              'not-found',
              'You have no such pair of seeds. GET /rest/fairness/ shows those you have.',
            )
      }
      await refuseOpen(command.tx, playerId)
      const turned = await turnPairs(command, playerId, { current, next, playerSeed })
      return {
        revealed: revealedToWire(turned.revealed),
        current: commitmentToWire(turned),
      }
    },
  })
