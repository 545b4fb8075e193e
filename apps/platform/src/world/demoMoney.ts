import type { PaymentMethod } from '@marquee/contract'
import { payOut } from '@marquee/features-cash-desk/server/payouts'
import { findRedemption } from '@marquee/features-cash-desk/server/redemptionStore'
import { reviewRedemption } from '@marquee/features-cash-desk/server/review'
import { shortened, testNumberOf } from '@marquee/platform-providers/payment/sandbox/numbers'
import { sandboxSecret } from '@marquee/platform-providers/payment/sandbox'
import { makeToken } from '@marquee/platform-providers/payment/ownToken'
import { staffIdOf } from './demoChat.ts'
import type { Demo } from './demo.ts'

/** Test numbers that the sandbox's providers accept. */
const numbers: Record<PaymentMethod, string> = {
  card: '4242 4242 4242 4242',
  wallet: '555 010 0001',
  bank: '0001 2345 6789',
}

/** What a provider's form gives for a number. */
function tokenOf({ surroundings, visitor, clock }: Demo, method: PaymentMethod): string {
  const number = testNumberOf(method, numbers[method])?.number ?? ''
  const secret = sandboxSecret(surroundings, method)
  const { random } = visitor.kernel
  return makeToken(secret, { method, account: shortened(number), now: clock.now(), random })
}

/** Buys the second package that is on sale, or the only one. */
export async function buy(demo: Demo): Promise<void> {
  const { data } = await demo.visitor.ask('cash.desk')
  const { presetId } = data.packages[1] ?? data.packages[0] ?? {}
  if (presetId === undefined) return
  const method = 'card'
  const body = { presetId, method, token: tokenOf(demo, method), keep: true } as const
  await demo.visitor.ask('cash.createDeposit', { body })
}

/** Redeems the least that can be; gives its id, or null where not enough was won. */
async function request(demo: Demo, method: 'wallet' | 'bank'): Promise<string | null> {
  await demo.visitor.ask('player.switchToSweepStakes')
  const { data } = await demo.visitor.ask('cash.redemptions')
  if (data.redeemable < data.minimum) return null
  const body = { amount: data.minimum, method, token: tokenOf(demo, method) }
  const redemption = await demo.visitor.ask('cash.requestRedemption', { body })
  return redemption.data.id
}

/** A redemption that staff approve a day later, and that the wallet pays at once. */
export async function redeemAndReceive(demo: Demo): Promise<void> {
  const { visitor, settings, surroundings, clock } = demo
  const { kernel, playerId } = visitor
  const redemptionId = await request(demo, 'wallet')
  if (!redemptionId) return
  clock.advance(20 * 3_600_000)
  await reviewRedemption(kernel, settings, {
    playerId,
    redemptionId,
    staffId: await staffIdOf(demo, 'brand-manager'),
    idempotency: null,
    decision: 'approve',
    code: null,
    reason: 'Played through, identity approved.',
  })
  const row = await findRedemption(kernel.db, redemptionId)
  if (row) await payOut({ kernel, providers: surroundings.providers.payments }, row)
}

/** A redemption that staff have yet to decide on. */
export async function redeem(demo: Demo): Promise<void> {
  await request(demo, 'bank')
}
