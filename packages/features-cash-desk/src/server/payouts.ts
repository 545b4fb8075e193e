import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { makeDueWork } from '@marquee/platform-kernel/dueWork'
import type { PaymentProvider } from '@marquee/platform-providers'
import { decideRedemption } from './redemptions.ts'
import { markSent, type RedemptionRow, unsentBefore } from './redemptionStore.ts'

/** An order to pay that failed is given again after this long, in ms. */
const retryAfterMs = 60_000

interface Parties {
  kernel: Kernel
  providers: readonly PaymentProvider[]
}

/**
 * Asks the provider to pay an approved redemption, outside of any transaction: it pays once, however
 * often it is asked. What it pays at once ends the redemption; otherwise its webhook does.
 */
export async function payOut({ kernel, providers }: Parties, row: RedemptionRow): Promise<void> {
  const { id: redemptionId, payout_token: token, amount, method, player_id: playerId } = row
  const provider = providers.find(({ key }) => key === method)
  if (!provider?.payOut || token === null) return
  const outcome = await provider.payOut({ redemptionId, amount: Number(amount), token })
  await runCommand(kernel, {
    name: 'cash.payout-sent',
    playerId,
    idempotency: null,
    input: null,
    handle: ({ tx, now }) => markSent(tx, redemptionId, now),
  })
  if (outcome === 'paid') {
    await decideRedemption(kernel, { provider, redemptionId, outcome: 'paid', reason: null })
  }
}

/**
 * Gives orders again that no provider has taken yet; one that is refused again holds up no other.
 * @param stopping is aborted once the process ends: what is not begun then is left.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function retryPayouts(parties: Parties, stopping?: AbortSignal): Promise<void> {
  const { db, clock } = parties.kernel
  const work = makeDueWork(stopping)
  await work.each(await unsentBefore(db, clock.now() - retryAfterMs), (row) => payOut(parties, row))
  work.end('Payouts')
}
