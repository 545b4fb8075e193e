import { sql } from 'kysely'
import type { AffiliateFigures } from '../contract/index.ts'
import '@marquee/platform-cash/migrations'
import type { Db } from '@marquee/platform-kernel/database'
import { toWire } from '@marquee/platform-kernel/money'
import { at } from '@marquee/platform-kernel/schema'
import { purchaseKind } from '@marquee/platform-protection/protection/purchases'
import '@marquee/platform-protection/protection/migrations'
import { dayStart } from './days.ts'
import { type FiguresByDay, noFigures } from './figures.ts'
import './migrations.ts'

interface Span {
  partnerId: string
  /** Days since 1970, both included. */
  first: number
  last: number
}

type Part = { day: number } & Partial<AffiliateFigures>

const visitsOf = (db: Db, { partnerId, first, last }: Span): Promise<Part[]> =>
  db
    .selectFrom('affiliate_visit_day')
    .select(['day', 'visits'])
    .where('partner_id', '=', partnerId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute()

async function signUpsOf(db: Db, { partnerId, first, last }: Span): Promise<Part[]> {
  const { rows } = await sql<{ day: number; count: number }>`
    select floor(extract(epoch from signed_up_at) / 86400)::int as day, count(*)::int as count
    from affiliate_sign_up
    where partner_id = ${partnerId}
      and signed_up_at >= ${at(dayStart(first))} and signed_up_at < ${at(dayStart(last + 1))}
    group by 1`.execute(db)
  return rows.map(({ day, count }) => ({ day, signUps: count }))
}

/**
 * What the ledger says of purchases by those whom a partner brought. From the moment at which a
 * player excludes themselves nothing of theirs counts any more, for good. What counted before stays:
 * a figure that fell would tell of the exclusion.
 */
async function purchasesOf(db: Db, { partnerId, first, last }: Span): Promise<Part[]> {
  const { rows } = await sql<{
    day: number
    first_purchases: number
    purchases: number
    purchased: bigint
    earned: bigint
  }>`
    select floor(extract(epoch from posted.created_at) / 86400)::int as day,
      (count(*) filter (where deposit.is_first))::int as first_purchases,
      count(*)::int as purchases,
      sum(deposit.amount)::bigint as purchased,
      sum(deposit.amount * brought.share_percent / 100)::bigint as earned
    from affiliate_sign_up brought
    join cash_deposit deposit
      on deposit.player_id = brought.player_id and deposit.status = 'complete'
    join ledger_transaction posted
      on posted.kind = ${purchaseKind} and posted.reference = deposit.id::text
    where brought.partner_id = ${partnerId}
      and posted.created_at >= ${at(dayStart(first))}
      and posted.created_at < ${at(dayStart(last + 1))}
      and not exists (
        select 1 from play_restriction excluded
        where excluded.player_id = brought.player_id and excluded.kind = 'self-exclusion'
          and excluded.started_at <= posted.created_at)
    group by 1`.execute(db)
  return rows.map(({ day, first_purchases: firstPurchases, purchases, purchased, earned }) => ({
    day,
    firstPurchases,
    purchases,
    purchased: toWire(purchased),
    earned: toWire(earned),
  }))
}

/** What a partner's link brought on each day of a span that brought anything. */
export async function figuresOf(db: Db, span: Span): Promise<FiguresByDay> {
  const parts = await Promise.all([visitsOf(db, span), signUpsOf(db, span), purchasesOf(db, span)])
  const figures = new Map<number, AffiliateFigures>()
  for (const { day, ...part } of parts.flat())
    figures.set(day, { ...(figures.get(day) ?? noFigures), ...part })
  return figures
}
