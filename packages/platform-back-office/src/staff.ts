import { createHash, randomUUID } from 'node:crypto'
import type { StaffRole } from '@marquee/contract'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import { hashPassword } from '@marquee/platform-identity/account/password'
import { type Guard, normaliseEmail } from '@marquee/platform-identity/account/rules'
import './migrations.ts'
import { seal } from './seal.ts'

/** Bytes of a second factor's secret, as RFC 4226 asks for. */
const secretLength = 20

export interface StaffDetails {
  email: string
  name: string
  role: StaffRole
  brands: string[]
}

export interface NewStaff extends StaffDetails {
  password: string
}

/** A secret for an authenticator app. */
export const makeSecret = ({ random }: Pick<Kernel, 'random'>): Buffer =>
  Buffer.from(random.token(secretLength), 'base64url')

/** Writes an account of staff; gives its id. */
export async function insertStaff(
  tx: Tx,
  {
    brands,
    email,
    ...row
  }: StaffDetails & { password_hash: string; totp_secret: string; enrolled: boolean },
  now: number,
): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('staff')
    .values({ id, ...row, email: normaliseEmail(email), totp_step: 0n, created_at: at(now) })
    .execute()
  if (brands.length) {
    await tx
      .insertInto('staff_brand')
      .values(brands.map((brand) => ({ staff_id: id, brand })))
      .execute()
  }
  return id
}

/** Opens an account of staff; gives its id and the secret for the authenticator app, which is not shown again. */
export async function addStaff(
  kernel: Kernel,
  { email, name, role, brands, password }: NewStaff,
): Promise<{ id: string; secret: Buffer }> {
  const secret = makeSecret(kernel)
  const password_hash = await hashPassword(password, kernel)
  const row = { email, name, role, brands, password_hash, enrolled: true }
  const id = await runCommand(kernel, {
    name: 'back-office.add-staff',
    playerId: null,
    idempotency: null,
    input: null,
    handle: ({ tx, now }) => insertStaff(tx, { ...row, totp_secret: seal(kernel, secret) }, now),
  })
  return { id, secret }
}

export const findStaff = (db: Db | Tx, email: string) =>
  db.selectFrom('staff').selectAll().where('email', '=', normaliseEmail(email)).executeTakeFirst()

const guardKey = (email: string): string =>
  createHash('sha256').update(normaliseEmail(email)).digest('base64url')

const sourceKey = (source: string): string =>
  source && createHash('sha256').update(source).digest('base64url')

/** What is counted together: failures of an address from one source, or from all strange ones (`''`). */
export interface StaffGuardPlace {
  email: string
  source: string
}

/** Reads what is remembered of an address's failures, and holds it until the transaction ends. */
export async function lockStaffGuard(
  tx: Tx,
  { email, source }: StaffGuardPlace,
  now: number,
): Promise<Guard> {
  const place = { email_hash: guardKey(email), source: sourceKey(source) }
  const row = await tx
    .insertInto('staff_sign_in_guard')
    .values({ ...place, failures: '[]', last_failure_at: at(now) })
    .onConflict((conflict) =>
      conflict.columns(['email_hash', 'source']).doUpdateSet({ last_failure_at: at(now) }),
    )
    .returning(['failures', 'locked_until'])
    .executeTakeFirstOrThrow()
  return { failures: row.failures, lockedUntil: row.locked_until }
}

export async function saveStaffGuard(
  tx: Tx,
  { email, source }: StaffGuardPlace,
  guard: Guard,
): Promise<void> {
  await tx
    .updateTable('staff_sign_in_guard')
    .set({
      failures: JSON.stringify(guard.failures),
      locked_until: guard.lockedUntil === null ? null : at(guard.lockedUntil),
    })
    .where('email_hash', '=', guardKey(email))
    .where('source', '=', sourceKey(source))
    .execute()
}

/** Forgets failures of an address: those from one source, or all of them. */
export async function forgetStaffGuard(tx: Tx, email: string, source?: string): Promise<void> {
  await tx
    .deleteFrom('staff_sign_in_guard')
    .where('email_hash', '=', guardKey(email))
    .$if(source !== undefined, (query) => query.where('source', '=', sourceKey(source ?? '')))
    .execute()
}
