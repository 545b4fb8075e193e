import type { CommandContext } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { assertMayPurchase, forgetPurchase } from '@marquee/platform-protection/protection/gate'
import { countPurchases } from '@marquee/platform-protection/protection/purchases'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { hasOther } from '@marquee/platform-cash/offerStore'
import type { DepositRow } from './store.ts'

/** Why a payment that came after its purchase had ended is given back. */
export type LateRefusal = 'limit' | 'break' | 'offer'

/** Whether what may be bought once was bought, or is being bought, by another purchase. */
async function isOfferGone({ tx }: CommandContext, row: DepositRow): Promise<boolean> {
  const { offer_type: type, player_id: playerId } = row
  if (type === 'package') return false
  const isBought =
    type === 'firstPurchase' && (await countPurchases(tx, { playerId, minAmount: 0 })) > 0
  return isBought || hasOther(tx, row)
}

/**
 * Decides on a payment in the moment it comes. During a break or an exclusion none is credited, whenever its
 * purchase began. Otherwise one whose purchase waits was allowed and counted when it began; one whose
 * purchase was taken back or had expired has to be allowed now. Null when it is.
 */
export async function lateRefusal(
  command: CommandContext,
  row: DepositRow,
): Promise<LateRefusal | null> {
  const { tx, now } = command
  if (await runningRestriction(tx, row.player_id, now)) return 'break'
  if (row.status !== 'canceled' && row.status !== 'failed') return null
  if (await isOfferGone(command, row)) return 'offer'
  // It may still be counted itself; whoever completes it counts it anew.
  await forgetPurchase(tx, row.id)
  try {
    await assertMayPurchase(tx, { playerId: row.player_id, amount: Number(row.amount), now })
    return null
  } catch (error) {
    const isLimit = error instanceof PlatformError && error.code === 'purchase-limit-reached'
    if (!isLimit) throw error
    return 'limit'
  }
}
