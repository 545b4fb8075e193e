import { type Expression, type SqlBool, sql } from 'kysely'
import type { StaffLedgerEntry, StaffPlayer, StaffRound } from '@marquee/contract'
import type { backOfficeContract as contract } from '@marquee/contract/schemas'
import type { z } from 'zod'
import type { Db } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { toWire } from '@marquee/platform-kernel/money'
import '@marquee/platform-identity/account/signInLog'
import '@marquee/platform-identity/account/store'
import { titleOf } from '@marquee/platform-play/games/titles'
import { roundToWire } from '@marquee/platform-play/rounds/store'

export interface Page<T> {
  items: T[]
  total: number
}

type PlayersQuery = z.output<typeof contract.players.query>
type LedgerQuery = z.output<typeof contract.ledger.query>
type RoundsQuery = z.output<typeof contract.rounds.query>

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const profiles = (db: Db, brand: string) =>
  db
    .selectFrom('player')
    .innerJoin('player_profile', 'player_profile.player_id', 'player.id')
    .where('player.brand', '=', brand)

/** A part of a text, taken letter by letter: `%` and `_` find themselves. */
const part = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Who may not see personal data finds by it only what they know as a whole: parts would tell it letter by letter. */
function matching(q: string, whole: boolean): Expression<SqlBool> {
  const text = q.toLowerCase()
  const digits = q.replace(/\D/g, '')
  const personal = whole
    ? sql<SqlBool>`lower(email) = ${text} or lower(concat_ws(' ', name, surname)) = ${text}`
    : sql<SqlBool>`lower(email) like ${part(text)} or lower(concat_ws(' ', name, surname)) like ${part(text)}`
  const phone =
    digits.length > 6
      ? whole
        ? sql<SqlBool>`regexp_replace(phone, '\\D', '', 'g') = ${digits}`
        : sql<SqlBool>`regexp_replace(phone, '\\D', '', 'g') like ${part(digits)}`
      : sql<SqlBool>`false`
  return sql<SqlBool>`(lower(login) like ${part(text)} or ${personal} or ${phone})`
}

const lastSignIn = sql<number | null>`(
  select max(sign_in.at) from sign_in where sign_in.player_id = player.id)`

const columns = [
  'player.id',
  'login',
  'email',
  'phone',
  'name',
  'surname',
  'state',
  'game_mode',
  'created_at',
] as const

/** One page of a brand's players; what says who they are is unmasked. */
export async function findPlayers(
  db: Db,
  brand: string,
  { q, sort, order, limit, offset, whole }: PlayersQuery & { whole: boolean },
): Promise<Page<StaffPlayer>> {
  const found = () => {
    const all = profiles(db, brand)
    if (!q) return all
    return uuid.test(q) ? all.where('player.id', '=', q) : all.where(matching(q, whole))
  }
  const { count } = await found()
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found()
    .select(columns)
    .select(lastSignIn.as('last_sign_in'))
    .orderBy(sort === 'login' ? 'login' : 'created_at', order)
    .orderBy('player.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { items: rows.map(playerToWire), total: Number(count) }
}

interface PlayerRow {
  id: string
  login: string
  email: string | null
  phone: string | null
  name: string | null
  surname: string | null
  state: string | null
  game_mode: StaffPlayer['gameMode']
  created_at: number
  last_sign_in: number | null
}

const playerToWire = (row: PlayerRow): StaffPlayer => ({
  id: row.id,
  login: row.login,
  email: row.email,
  phone: row.phone,
  name: [row.name, row.surname].filter(Boolean).join(' ') || null,
  state: row.state,
  gameMode: row.game_mode,
  createdAt: row.created_at,
  lastSignInAt: row.last_sign_in,
})

const noPlayer = (brand: string) =>
  new PlatformError('not-found', `The brand '${brand}' has no such player.`)

/** A player of a brand. @throws PlatformError not-found, also for another brand's. */
export async function findBrandPlayer(db: Db, brand: string, id: string): Promise<StaffPlayer> {
  const row = await profiles(db, brand)
    .select(columns)
    .select(lastSignIn.as('last_sign_in'))
    .where('player.id', '=', id)
    .executeTakeFirst()
  if (!row) throw noPlayer(brand)
  return playerToWire(row)
}

/** @throws PlatformError not-found unless the brand has this player. */
export async function refuseForeignPlayer(db: Db, brand: string, id: string): Promise<void> {
  const row = await db
    .selectFrom('player')
    .select('id')
    .where('id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst()
  if (!row) throw noPlayer(brand)
}

/** Everything a player told about themselves. */
export async function personalDataOf(db: Db, brand: string, id: string) {
  const row = await profiles(db, brand)
    .select([
      'player.id',
      'email',
      'phone',
      'name',
      'surname',
      'birth_day as birthDay',
      'address',
      'address2',
      'city',
      'state',
      'zip',
      'locale',
    ])
    .where('player.id', '=', id)
    .executeTakeFirst()
  if (!row) throw noPlayer(brand)
  return row
}

/** A player's latest sign-ins, newest first, and how many sessions live. */
export async function signInsOf(db: Db, playerId: string) {
  return db
    .selectFrom('sign_in')
    .select(['at', 'device'])
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}

export async function ledgerOf(
  db: Db,
  playerId: string,
  { wallet, kind, sort, order, limit, offset }: LedgerQuery,
): Promise<Page<StaffLedgerEntry>> {
  const found = () => {
    let entries = db
      .selectFrom('ledger_entry as entry')
      .innerJoin('ledger_account as account', 'account.id', 'entry.account_id')
      .innerJoin('ledger_transaction as transaction', 'transaction.id', 'entry.transaction_id')
      .where('account.owner', '=', `player:${playerId}`)
    if (wallet) entries = entries.where('account.currency', '=', wallet)
    if (kind) entries = entries.where('transaction.kind', '=', kind)
    return entries
  }
  const { count } = await found()
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found()
    .select([
      'entry.id',
      'transaction.created_at',
      'transaction.kind',
      'transaction.reference',
      'account.currency',
      'entry.amount',
      'entry.balance_after',
    ])
    // Entries are numbered as they come, so that the number tells those of one moment apart.
    // Not by the number itself, which has an index of its own: everybody's would be looked through.
    .orderBy(sort === 'amount' ? 'entry.amount' : sql`entry.id + 0`, order)
    .orderBy('entry.id', order)
    .limit(limit)
    .offset(offset)
    .execute()
  const items = rows.map((row) => ({
    id: String(row.id),
    at: row.created_at,
    kind: row.kind,
    reference: row.reference,
    wallet: row.currency,
    amount: toWire(row.amount),
    balanceAfter: toWire(row.balance_after ?? 0n),
  }))
  return { items, total: Number(count) }
}

const roundSort = { createdAt: 'created_at', cost: 'cost', win: 'win' } as const

export async function roundsOf(
  db: Db,
  playerId: string,
  { gameMode, status, gameId, sort, order, limit, offset }: RoundsQuery,
): Promise<Page<StaffRound>> {
  const found = () => {
    let rounds = db.selectFrom('game_round').where('player_id', '=', playerId)
    if (gameMode) rounds = rounds.where('game_mode', '=', gameMode)
    if (status) rounds = rounds.where('status', '=', status)
    if (gameId) rounds = rounds.where('game_id', '=', gameId)
    return rounds
  }
  const { count } = await found()
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found()
    .selectAll()
    .orderBy(roundSort[sort], order)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const items = rows.map((row) => {
    const { outcome: _, ...round } = roundToWire(row)
    return { ...round, title: titleOf(row.game_id) }
  })
  return { items, total: Number(count) }
}
