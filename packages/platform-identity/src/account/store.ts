import { createHash } from 'node:crypto'
import type { Locale } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Instant, type Json } from '@marquee/platform-kernel/schema'
import type { Contact } from './contact.ts'
import type { Guard } from './rules.ts'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    account: AccountTable
    phone_owner: PhoneOwnerTable
    sign_in_guard: SignInGuardTable
    reset_code: ResetCodeTable
  }
}

interface AccountTable {
  player_id: string
  password_hash: string
  password_changed_at: Instant
  /** When the player closed it; null while it is open. */
  closed_at: Instant | null
}

interface PhoneOwnerTable {
  brand: string
  phone: string
  player_id: string
}

interface SignInGuardTable {
  brand: string
  /** Of the address or phone, hashed: those without an account are nobody's business. */
  email_hash: string
  /** From where, hashed; empty for all sources together that the account does not know. */
  source: string
  failures: Json<number[]>
  locked_until: Instant | null
  last_failure_at: Instant
}

interface ResetCodeTable {
  code_hash: string
  player_id: string
  expires_at: Instant
}

/** What stands for a contact, a source or a code in the database. */
export const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

export interface Account {
  playerId: string
  login: string
  passwordHash: string
  isClosed: boolean
}

/** The account of a contact in a brand. */
export async function findAccount(
  db: Db | Tx,
  brand: string,
  { kind, value }: Contact,
): Promise<Account | undefined> {
  const accounts = db
    .selectFrom('player')
    .innerJoin('account', 'account.player_id', 'player.id')
    .select(['player.id as playerId', 'login', 'password_hash as passwordHash', 'closed_at'])
    .where('player.brand', '=', brand)
  const found = await (kind === 'email'
    ? accounts.where('email', '=', value).executeTakeFirst()
    : accounts
        .innerJoin('phone_owner', 'phone_owner.player_id', 'player.id')
        .where('phone', '=', value)
        .executeTakeFirst())
  if (!found) return undefined
  const { closed_at: closedAt, ...account } = found
  return { ...account, isClosed: closedAt !== null }
}

/** How a player signs in: their e-mail address, or their phone where they have none. */
export async function contactOfPlayer(db: Db | Tx, playerId: string): Promise<Contact> {
  const [first] = await contactsOfPlayer(db, playerId)
  return first ?? { kind: 'phone', value: '' }
}

/** Everything a player signs in with. */
export async function contactsOfPlayer(db: Db | Tx, playerId: string): Promise<Contact[]> {
  const { email, phone } = await db
    .selectFrom('player')
    .leftJoin('phone_owner', 'phone_owner.player_id', 'player.id')
    .select(['email', 'phone'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return [
    ...(email === null ? [] : [{ kind: 'email', value: email } as const]),
    ...(phone === null ? [] : [{ kind: 'phone', value: phone } as const]),
  ]
}

export interface NewAccount {
  playerId: string
  brand: string
  contact: Contact
  login: string
  passwordHash: string
  profile: {
    name: string
    surname?: string | undefined
    zip?: string | undefined
    birthDay: string
    state: string
    locale: Locale
  }
  now: number
}

/** Writes the player with account and profile; not the ledger accounts. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<void> {
  const { playerId, brand, contact, login, passwordHash, profile, now } = account
  const phone = contact.kind === 'phone' ? contact.value : null
  await tx
    .insertInto('player')
    .values({
      id: playerId,
      brand,
      email: contact.kind === 'email' ? contact.value : null,
      login,
      game_mode: 'TournamentPoints',
      created_at: at(now),
    })
    .execute()
  await tx
    .insertInto('account')
    .values({ player_id: playerId, password_hash: passwordHash, password_changed_at: at(now) })
    .execute()
  await tx
    .insertInto('player_profile')
    .values({
      player_id: playerId,
      name: profile.name,
      surname: profile.surname ?? null,
      zip: profile.zip ?? null,
      birth_day: profile.birthDay,
      state: profile.state,
      phone,
      locale: profile.locale,
      invited_by: null,
    })
    .execute()
  if (phone !== null) {
    await tx.insertInto('phone_owner').values({ brand, phone, player_id: playerId }).execute()
  }
}

export async function savePassword(
  tx: Tx,
  playerId: string,
  passwordHash: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, password_changed_at: at(now) })
    .where('player_id', '=', playerId)
    .execute()
}

/** What is counted together: attempts at one contact from one source. */
interface GuardPlace {
  brand: string
  contact: Contact
  source: string
}

/** Addresses of visitors are nobody's business either. */
const sourceHash = (source: string): string => (source === '' ? '' : hash(source))

/** Reads the guard of a contact, making it if needed, and holds it until the transaction ends. */
export async function lockGuard(
  tx: Tx,
  { brand, contact, source }: GuardPlace,
  now: number,
): Promise<Guard> {
  const row = await tx
    .insertInto('sign_in_guard')
    .values({
      brand,
      email_hash: hash(contact.value),
      source: sourceHash(source),
      failures: '[]',
      last_failure_at: at(now),
    })
    // An update rather than nothing: it returns the row, and holds it, in one step.
    .onConflict((conflict) =>
      conflict.columns(['brand', 'email_hash', 'source']).doUpdateSet({ last_failure_at: at(now) }),
    )
    .returning(['failures', 'locked_until'])
    .executeTakeFirstOrThrow()
  return { failures: row.failures, lockedUntil: row.locked_until }
}

export async function saveGuard(
  tx: Tx,
  { brand, contact, source, guard }: GuardPlace & { guard: Guard },
): Promise<void> {
  await tx
    .updateTable('sign_in_guard')
    .set({
      failures: JSON.stringify(guard.failures),
      locked_until: guard.lockedUntil === null ? null : at(guard.lockedUntil),
    })
    .where('brand', '=', brand)
    .where('email_hash', '=', hash(contact.value))
    .where('source', '=', sourceHash(source))
    .execute()
}

/** Whether sign-in pauses for a contact, from anywhere. */
export async function isPaused(
  tx: Tx,
  brand: string,
  contact: Contact,
  now: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('sign_in_guard')
    .select('source')
    .where('brand', '=', brand)
    .where('email_hash', '=', hash(contact.value))
    .where('locked_until', '>', at(now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets wrong passwords of a contact: those from one source, or all of them. */
export async function deleteGuard(
  tx: Tx,
  brand: string,
  contact: Contact,
  source?: string,
): Promise<void> {
  await tx
    .deleteFrom('sign_in_guard')
    .where('brand', '=', brand)
    .where('email_hash', '=', hash(contact.value))
    .$if(source !== undefined, (query) => query.where('source', '=', sourceHash(source ?? '')))
    .execute()
}

/** Keeps a code's hash in place of every earlier code of the player. */
export async function saveResetCode(
  tx: Tx,
  playerId: string,
  code: string,
  expiresAt: number,
): Promise<void> {
  await tx.deleteFrom('reset_code').where('player_id', '=', playerId).execute()
  await tx
    .insertInto('reset_code')
    .values({ code_hash: hash(code), player_id: playerId, expires_at: at(expiresAt) })
    .execute()
}

/** Takes a code: the first to come gets its player, everybody after and everybody late gets undefined. */
export async function takeResetCode(
  tx: Tx,
  { brand, code, now }: { brand: string; code: string; now: number },
) {
  return tx
    .deleteFrom('reset_code')
    .using('player')
    .whereRef('player.id', '=', 'reset_code.player_id')
    .where('brand', '=', brand)
    .where('code_hash', '=', hash(code))
    .where('expires_at', '>', at(now))
    .returning('player_id as playerId')
    .executeTakeFirst()
}

/** Forgets what can no longer be used: sessions, tickets, codes and old wrong passwords. */
export async function pruneAccounts(db: Db, now: number, guardLifetime: number): Promise<void> {
  await db.deleteFrom('realtime_ticket').where('expires_at', '<=', at(now)).execute()
  await db.deleteFrom('session').where('expires_at', '<=', at(now)).execute()
  await db.deleteFrom('reset_code').where('expires_at', '<=', at(now)).execute()
  await db.deleteFrom('sign_in_code').where('expires_at', '<=', at(now)).execute()
  await db
    .deleteFrom('sign_in_guard')
    .where('last_failure_at', '<', at(now - 2 * guardLifetime))
    .execute()
}
