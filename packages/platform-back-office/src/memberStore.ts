import type { StaffAccount } from '@marquee/contract'
import type { Db } from '@marquee/platform-kernel/database'
import './migrations.ts'

/** A member with who let them come; null for accounts that the command line made. */
export type Member = Omit<StaffAccount, 'manageable' | 'confirmable'> & { issuedBy: string | null }

const membersOf = (db: Db, brand: string) =>
  db
    .selectFrom('staff')
    .where('staff.id', 'in', (select) =>
      select.selectFrom('staff_brand').select('staff_id').where('brand', '=', brand),
    )

const withDetails = async (db: Db, query: ReturnType<typeof membersOf>): Promise<Member[]> => {
  const rows = await query
    .select([
      'id',
      'name',
      'email',
      'role',
      'enrolled',
      'deactivated_at',
      'created_at',
      'confirmed',
      'issued_by',
    ])
    .select((select) =>
      select
        .selectFrom('audit_log')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('audit_log.staff_id', '=', 'staff.id')
        .where('action', '=', 'backOffice.signIn')
        .where('outcome', '=', 'done')
        .as('last_sign_in_at'),
    )
    .execute()
  if (!rows.length) return []
  const belongs = await db
    .selectFrom('staff_brand')
    .selectAll()
    .where(
      'staff_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('brand')
    .execute()
  const brands = Map.groupBy(belongs, ({ staff_id: id }) => id)
  return rows.map(({ id, name, email, role, ...row }) => ({
    id,
    name,
    email,
    role,
    brands: (brands.get(id) ?? []).map(({ brand }) => brand),
    state: row.deactivated_at !== null ? 'deactivated' : row.enrolled ? 'active' : 'invited',
    confirmed: row.confirmed,
    issuedBy: row.issued_by,
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
  }))
}

/** One page of a brand's staff, by name. */
export async function listMembers(
  db: Db,
  brand: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: Member[]; total: number }> {
  const { count } = await membersOf(db, brand)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const page = membersOf(db, brand).orderBy('name').orderBy('id').limit(limit).offset(offset)
  return { items: await withDetails(db, page), total: Number(count) }
}

/** A member who belongs to a brand, or undefined. */
export const memberOfBrand = async (
  db: Db,
  brand: string,
  id: string,
): Promise<Member | undefined> =>
  (await withDetails(db, membersOf(db, brand).where('staff.id', '=', id)))[0]
