import type { Tx } from '@marquee/platform-kernel/database'
import './migrations.ts'

const openRedemptions = ['pending', 'asked', 'approved'] as const
const openPurchases = ['created', 'challenge', 'pending'] as const

/** Whether money of a player's is on its way: to them, or from them. */
export async function openPayments(
  tx: Tx,
  playerId: string,
): Promise<{ redemption: boolean; purchase: boolean }> {
  const redemption = await tx
    .selectFrom('cash_redemption')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', 'in', openRedemptions)
    .executeTakeFirst()
  const purchase = await tx
    .selectFrom('cash_deposit')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', 'in', openPurchases)
    .executeTakeFirst()
  return { redemption: redemption !== undefined, purchase: purchase !== undefined }
}
