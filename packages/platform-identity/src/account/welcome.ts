import type { Prize } from '@marquee/contract'
import type { Db } from '@marquee/platform-kernel/database'
import { toWire } from '@marquee/platform-kernel/money'

/** What the ledger credited for signing up: the brand's gift, and a friend's on top. */
const kinds = ['welcome-gift', 'referral-friend']

export async function welcomeGiftOf(db: Db, playerId: string): Promise<Prize> {
  const rows = await db
    .selectFrom('ledger_transaction')
    .innerJoin('ledger_entry', 'ledger_entry.transaction_id', 'ledger_transaction.id')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .select(['currency', 'amount'])
    .where('ledger_transaction.kind', 'in', kinds)
    .where('ledger_transaction.reference', '=', playerId)
    .where('owner', '=', `player:${playerId}`)
    .execute()
  const sumOf = (wanted: string) =>
    toWire(rows.reduce((sum, row) => (row.currency === wanted ? sum + row.amount : sum), 0n))
  return { coins: sumOf('coins'), entries: sumOf('entries') }
}
