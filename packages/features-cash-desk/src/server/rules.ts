import type { DepositStatus, PaymentMethod } from '@marquee/contract'
import type { PaymentOutcome } from '@marquee/platform-providers'

/** Why a purchase beyond the player's own limit ends (CASH-04). */
export const overLimit = 'canceled_by_sum_limit_per_time'
/** Why one ends that nobody went on with. */
export const expired = 'expired'
/** Why one ends that was paid after its end, when it might not be made any more: the money goes back. */
export const refunded = 'refunded_paid_too_late'
/** A purchase that waits for the player ends after this long, in ms. */
export const unansweredAfterMs = 30 * 60_000

/** The first method in order that was not declined yet, or null. */
export const nextMethod = (
  methods: readonly PaymentMethod[],
  declined: readonly PaymentMethod[],
): PaymentMethod | null => methods.find((method) => !declined.includes(method)) ?? null

/** From which status an outcome leads where; what is not here changes nothing. */
const ways: Record<Exclude<PaymentOutcome['kind'], 'wrong'>, readonly DepositStatus[]> = {
  // What a provider completes was paid, even when it was taken back or given up meanwhile: see `late.ts`.
  approved: ['created', 'challenge', 'pending', 'canceled', 'failed'],
  declined: ['created', 'challenge', 'pending'],
  challenge: ['created', 'challenge'],
  visit: ['created'],
  pending: ['created'],
}

const reached = {
  approved: 'complete',
  declined: 'declined',
  challenge: 'challenge',
  visit: 'challenge',
  pending: 'pending',
} as const satisfies Record<string, DepositStatus>

/** The status after an outcome, or null when it changes nothing: each end is reached once. */
export function statusAfter(
  { status, reason }: { status: DepositStatus; reason: string | null },
  outcome: PaymentOutcome,
): DepositStatus | null {
  // Beyond a limit no provider was asked: whatever says otherwise is no payment of this purchase.
  // What goes back is not paid a second time.
  if (outcome.kind === 'wrong' || reason === overLimit || reason === refunded) return null
  return ways[outcome.kind].includes(status) ? reached[outcome.kind] : null
}

/**
 * How much of the winnings can be redeemed. What was won by playing entries has been played through;
 * winnings that were given have to be staked once first.
 * @param given winnings credited otherwise than by a win, or the return of a redemption.
 * @param staked winnings staked in rounds.
 */
export function redeemableOf(figures: { winnings: bigint; given: bigint; staked: bigint }): bigint {
  const unplayed = figures.given > figures.staked ? figures.given - figures.staked : 0n
  return figures.winnings > unplayed ? figures.winnings - unplayed : 0n
}
