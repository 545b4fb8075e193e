import { sql } from 'kysely'
import type { BrandWaiting, StaffPermission } from '@marquee/contract'
import type { Db } from '@marquee/platform-kernel/database'
import type { Staff } from './sessions.ts'
import type { StaffWaitingSource } from '@marquee/platform-kernel/status'

interface Row {
  brand: string
  redemptions: number
  secondApprovals: number
  documents: number
  purchases: number
  redemptionSince: number | null
  documentSince: number | null
}

/** Epoch ms of the earliest of a column, or null. */
const earliest = (column: string) =>
  sql`(extract(epoch from min(${sql.ref(column)})) * 1000)::float8`

const countsOf = (db: Db, brands: readonly string[]) =>
  sql<Row>`
  select b.brand,
    coalesce(r.waiting, 0) as redemptions, coalesce(r.second, 0) as "secondApprovals",
    coalesce(d.waiting, 0) as documents,
    coalesce(p.waiting, 0) as purchases,
    r.since as "redemptionSince", d.since as "documentSince"
  from (select unnest(array[${sql.join(brands)}]::text[]) as brand) b
  left join (
    select player.brand, count(*)::int as waiting, ${earliest('r.created_at')} as since,
      count(*) filter (where exists (
        select 1 from cash_redemption_event e where e.redemption_id = r.id and e.kind = 'reviewed'
      ))::int as second
    from cash_redemption r join player on player.id = r.player_id
    where r.status = 'pending' group by 1) r on r.brand = b.brand
  left join (
    select player.brand, count(*)::int as waiting, ${earliest('d.created_at')} as since
    from document d join player on player.id = d.player_id
    where d.status = 'pending' group by 1) d on d.brand = b.brand
  left join (
    select player.brand, count(*)::int as waiting
    from cash_deposit p join player on player.id = p.player_id
    where p.status = 'pending' group by 1) p on p.brand = b.brand`.execute(db)

/** What waits in each brand of a member's, as far as their permissions go; with what other domains say of theirs. */
export async function waitingFor(
  db: Db,
  { brands, permissions }: Pick<Staff, 'brands' | 'permissions'>,
  sources: readonly StaffWaitingSource[],
): Promise<BrandWaiting[]> {
  if (!brands.length) return []
  const may = (permission: StaffPermission) => permissions.includes(permission)
  const seen = (permission: StaffPermission, count: number) => (may(permission) ? count : null)
  const [{ rows }, ...told] = await Promise.all([
    countsOf(db, brands),
    ...sources.filter(({ access }) => may(access)).map(({ of }) => of(db, brands)),
  ])
  return rows.map((row) => {
    const others = told.flat().filter(({ brand }) => brand === row.brand)
    const since = [
      may('redemptions') ? row.redemptionSince : null,
      may('documents') ? row.documentSince : null,
      ...others.map((other) => other.since),
    ].filter((one) => one !== null)
    return {
      brand: row.brand,
      redemptions: seen('redemptions', row.redemptions),
      secondApprovals: seen('redemptions', row.secondApprovals),
      documents: seen('documents', row.documents),
      chats: null,
      purchases: seen('purchases', row.purchases),
      ...Object.assign({}, ...others.map(({ counts }) => counts)),
      oldestAt: since.length ? Math.min(...since.map((one) => Math.floor(one))) : null,
    }
  })
}
