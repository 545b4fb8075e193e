import { sql } from 'kysely'
import type { Db } from '@marquee/platform-kernel/database'
import { counted, kindCount } from './counted.ts'
import type { Acknowledged } from './field.ts'
import { isRejection } from './officePairs.ts'
import type { Reported } from './providers.ts'

/** Redemptions by the statuses that they have been in, and what the ledger moved for them. */
export async function redemptionPairs(
  db: Db,
  made: (id: string) => readonly Acknowledged[],
  reported: readonly Reported[],
): Promise<[string, number, number][]> {
  const events = (kind: string) =>
    counted(
      db,
      sql<{ n: number }>`select count(*)::int as n from cash_redemption_event e
        join cash_redemption r on r.id = e.redemption_id join player p on p.id = r.player_id
        where e.kind = ${kind} and p.email like 'drill-%'`,
    )
  const requested = made('cash.requestRedemption').length
  const canceled = made('cash.cancelRedemption').length
  const refused =
    made('backOffice.decideRedemption').filter(isRejection).length +
    reported.filter(({ outcome }) => outcome === 'rejected').length
  return [
    ['redemptions', requested, await events('requested')],
    ['winnings reserved', requested, await kindCount(db, 'redemption')],
    ['redemptions answered', made('cash.answerRedemption').length, await events('answered')],
    ['redemptions taken back', canceled, await events('canceled')],
    ['winnings returned', canceled + refused, await kindCount(db, 'redemption-return')],
    [
      'purchases taken back',
      made('cash.cancelDeposit').length,
      await counted(
        db,
        sql<{ n: number }>`select count(*)::int as n from cash_deposit d
          join player p on p.id = d.player_id where d.status = 'canceled' and p.email like 'drill-%'`,
      ),
    ],
  ]
}

/** Redemptions whose winnings the ledger did not take exactly once, or gave back although they wait. */
export const wronglyReserved = (db: Db): Promise<number> =>
  counted(
    db,
    sql<{ n: number }>`
    select count(*)::int as n from cash_redemption r
    where r.amount <> coalesce((
        select -sum(e.amount) from ledger_transaction t
        join ledger_entry e on e.transaction_id = t.id and e.balance_after is not null
        where t.kind = 'redemption' and t.reference = r.id::text), 0)
      or (case when r.status in ('canceled', 'rejected') then r.amount else 0 end) <> coalesce((
        select sum(e.amount) from ledger_transaction t
        join ledger_entry e on e.transaction_id = t.id and e.balance_after is not null
        where t.kind = 'redemption-return' and t.reference = r.id::text), 0)`,
  )
