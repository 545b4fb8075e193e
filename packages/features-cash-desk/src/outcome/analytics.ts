import type { Deposit, Player } from '@marquee/contract'
import {
  analyticsContextOf,
  type AppRuntime,
  rememberForAnalytics,
  track,
  trackFirstDeposit,
} from '@marquee/core'

/** The purchase that this very tab made: only there it is told, however many tabs show it. */
const ownKey = 'marquee:own-purchase'

/** Remembers it on the way to a bank and back, with what its offer took off, in US cents. */
export const claimPurchase = (id: string, discount = 0): void =>
  sessionStorage.setItem(ownKey, `${id} ${discount}`)

/** What is bought and where, kept along the way to a bank and back (ANALYTICS-01). */
export const rememberChoice = (runtime: AppRuntime, presetId: number, from: string): void =>
  rememberForAnalytics(runtime, { packageId: String(presetId), locationDeposit: from })

/** Tells the data layer of a purchase, once (ANALYTICS-04, ANALYTICS-08, ANALYTICS-12). */
export function tellPurchase(runtime: AppRuntime, deposit: Deposit, player: Player | null): void {
  const [ownId, discount = 0] = (sessionStorage.getItem(ownKey) ?? '').split(' ')
  if (ownId !== deposit.id) return
  sessionStorage.removeItem(ownKey)
  const { coins, entries } = deposit.gives
  const fields = {
    location: analyticsContextOf(runtime).locationDeposit,
    step: 'success',
    type: deposit.method,
    package: deposit.presetId,
    quantity: 1,
    offer: deposit.offerType,
    value: deposit.amount / 100,
    discount: Number(discount) / 100,
    coins,
    bonus: entries / 100,
    affiliation: runtime.brand.name,
    ...(player && { playerId: player.id }),
  }
  track('payment_complete', fields)
  track('purchase', fields)
  if (deposit.isFirst && player) void trackFirstDeposit(runtime, player, fields)
}
