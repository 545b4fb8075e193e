import { createHash } from 'node:crypto'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { StaffPermission, StaffRole } from '@marquee/contract'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { Request } from '@marquee/platform-kernel/http'
import { at } from '@marquee/platform-kernel/schema'
import './migrations.ts'
import { roles } from './roles.ts'

/** A member of staff who is signed in. */
export interface Staff {
  id: string
  email: string
  name: string
  role: StaffRole
  permissions: readonly StaffPermission[]
  /** Keys of the brands they belong to. */
  brands: string[]
  /** Epoch ms. */
  signedInUntil: number
}

/** A sign-in ends after this long at the latest, in ms. */
export const longestSession = 12 * 3_600_000
/** A sign-in ends after this long without a call, in ms. */
export const longestIdle = 30 * 60_000
/** When a session was last used is written at most this often, in ms. */
const touchEvery = 60_000

const cookieName = (secure: boolean): string => (secure ? '__Host-marquee-staff' : 'marquee-staff')
const attributes = (secure: boolean) => ({
  path: '/',
  httpOnly: true,
  secure,
  sameSite: 'Strict' as const,
})

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url')

type Caller = Pick<Request, 'http' | 'secure'>

/** Opens a session; its token lives in the browser's cookie and nowhere else. */
export async function openStaffSession(
  tx: Tx,
  { random }: Pick<Kernel, 'random'>,
  { staffId, now }: { staffId: string; now: number },
): Promise<{ token: string; expiresAt: number }> {
  const token = random.token(32)
  const expiresAt = now + longestSession
  await tx
    .insertInto('staff_session')
    .values({
      token_hash: hash(token),
      staff_id: staffId,
      last_seen_at: at(now),
      expires_at: at(expiresAt),
    })
    .execute()
  return { token, expiresAt }
}

export function giveStaffCookie({ http, secure }: Caller, token: string): void {
  const maxAge = longestSession / 1000
  setCookie(http, cookieName(secure), token, { ...attributes(secure), maxAge })
}

/** Ends the session of the request's cookie, in the database and in the browser. */
export async function endStaffSession(tx: Tx, { http, secure }: Caller): Promise<void> {
  const token = getCookie(http, cookieName(secure))
  if (token) await tx.deleteFrom('staff_session').where('token_hash', '=', hash(token)).execute()
  deleteCookie(http, cookieName(secure), attributes(secure))
}

/** Ends every session of a member: whatever they have open is refused from now on. */
export async function endStaffSessions(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_session').where('staff_id', '=', staffId).execute()
}

export const brandsOfStaff = async (db: Db | Tx, staffId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('staff_brand')
    .select('brand')
    .where('staff_id', '=', staffId)
    .orderBy('brand')
    .execute()
  return rows.map(({ brand }) => brand)
}

/** A member of staff with what they may do. */
export async function staffById(db: Db | Tx, id: string, signedInUntil: number): Promise<Staff> {
  const row = await db
    .selectFrom('staff')
    .select(['email', 'name', 'role'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const brands = await brandsOfStaff(db, id)
  return { id, ...row, permissions: roles[row.role], brands, signedInUntil }
}

/** Who of the staff asks, or null: no cookie, an unknown one, or a session that is over. */
export async function staffOf(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { http, secure }: Caller,
): Promise<Staff | null> {
  const token = getCookie(http, cookieName(secure))
  if (!token) return null
  const now = clock.now()
  const row = await db
    .selectFrom('staff_session')
    .select(['staff_id', 'last_seen_at', 'expires_at'])
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', at(now))
    .where('last_seen_at', '>', at(now - longestIdle))
    .executeTakeFirst()
  if (!row) return null
  if (now - row.last_seen_at > touchEvery) {
    await db
      .updateTable('staff_session')
      .set({ last_seen_at: at(now) })
      .where('token_hash', '=', hash(token))
      .execute()
  }
  return staffById(db, row.staff_id, row.expires_at)
}

/** Forgets sessions that are over, and failures that count no more. */
export async function pruneStaffSessions(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where((where) =>
      where.or([
        where('expires_at', '<=', at(now)),
        where('last_seen_at', '<=', at(now - longestIdle)),
      ]),
    )
    .execute()
  await db
    .deleteFrom('staff_sign_in_guard')
    .where('last_failure_at', '<', at(now - 3_600_000))
    .execute()
}
