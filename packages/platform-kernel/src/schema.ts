import type { Locale } from '@marquee/contract'
import { type ColumnType, type Generated, type RawBuilder, sql } from 'kysely'
import type { PlayerEvent } from './events.ts'
import type { Currency } from './money.ts'

/** `timestamptz`: read as epoch ms, written through `at(ms)`. */
export type Instant = ColumnType<number, RawBuilder<number>, RawBuilder<number>>
/** `int8`: read as bigint everywhere, on both databases. */
export type Int8 = ColumnType<bigint, bigint, bigint>
/** Which transaction wrote a row; for the sealed record alone, and written by default. */
export type RecordedXid = ColumnType<never, never, RawBuilder<bigint>>
/** `json` or `jsonb`: read as a value, written as text. */
export type Json<T> = ColumnType<T, string, string>

/** An instant as the database takes it. */
export const at = (epochMs: number): RawBuilder<number> =>
  sql<number>`${new Date(epochMs)}::timestamptz`

/** Which balance a player plays with: entries, or coins. */
export type GameMode = 'SweepStakes' | 'TournamentPoints'

interface PlayerTable {
  id: string
  brand: string
  /** Null for players who signed up with a phone. */
  email: string | null
  login: string
  /** The last push number given out; grows by one per push. */
  push_seq: Generated<number>
  game_mode: GameMode
  created_at: Instant
  /** Plays for the house where a sandbox would be empty; nobody signs in as one. */
  is_house: Generated<boolean>
}

/** What players told of themselves; one row for each. */
interface PlayerProfileTable {
  player_id: string
  name: string | null
  surname: string | null
  city: string | null
  address: string | null
  address2: string | null
  zip: string | null
  state: string | null
  phone: string | null
  /** `YYYY-MM-DD`. */
  birth_day: string | null
  locale: Locale
  invited_by: string | null
  email_confirmed: Generated<boolean>
  phone_confirmed: Generated<boolean>
}

interface SessionTable {
  token_hash: string
  id: string
  player_id: string
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  /** When the password was last asked for again; null until then. */
  authenticated_at: Instant | null
}

interface RealtimeTicketTable {
  ticket_hash: string
  player_id: string
  session_id: string
  expires_at: Instant
}

interface LedgerAccountTable {
  id: Generated<bigint>
  /** `player:<id>`, `set-aside:<player's id>` or `house:<brand>:<purpose>`. */
  owner: string
  currency: Currency
  /** Players' accounts carry their balance; house accounts are never updated, theirs is the sum of their entries. */
  balance: ColumnType<bigint | null, bigint | null, bigint>
}

interface LedgerTransactionTable {
  id: string
  kind: string
  /** What it was for: a round, a claim, a purchase. Unique with `kind`. */
  reference: string
  player_id: string | null
  created_at: Instant
  recorded_xid: RecordedXid
}

interface LedgerEntryTable {
  id: Generated<bigint>
  transaction_id: string
  account_id: bigint
  amount: Int8
  /** The account's balance after this entry; null for house accounts. */
  balance_after: ColumnType<bigint | null, bigint | null, never>
  /** When its transaction was; minus infinity for entries from before they were kept by month. */
  posted_at: ColumnType<number, RawBuilder<number>, never>
}

/** Keys of acts, unique whatever their month. */
interface IdempotencyKeyTable {
  scope: string
  key: string
  command: string
  input_hash: string
  /** Of acts from before answers were kept by month. */
  response: ColumnType<unknown, never, never>
  created_at: Instant
}

/** What acts were answered, by the month of their keys. */
interface IdempotencyAnswerTable {
  scope: string
  key: string
  response: ColumnType<unknown, string, never>
  /** The key's. */
  created_at: Instant
}

/** Both as one: a view, by which the release before goes on as well. */
interface IdempotencyView {
  scope: string
  key: string
  command: string
  input_hash: string
  response: ColumnType<unknown, never, never>
  created_at: ColumnType<number, never, never>
}

interface OutboxTable {
  id: Generated<bigint>
  player_id: string
  seq: number
  channel: string
  data: ColumnType<unknown, string, never>
  created_at: Instant
  published_at: ColumnType<number | null, null, RawBuilder<number>>
  /** Of what caused it, where that is traced. */
  traceparent: ColumnType<string | null, string | null | undefined, never>
}

/** Tables of the kernel. A module adds its own by declaration merging of this interface. */
interface EventTable {
  id: Generated<bigint>
  name: string
  /** Whom it waits for: the one that failed, or null for everybody. */
  listener: string | null
  player_id: string
  data: Json<PlayerEvent>
  created_at: Instant
  due_at: Instant
  attempts: Generated<number>
}

export interface Database {
  player_profile: PlayerProfileTable
  event: EventTable
  player: PlayerTable
  session: SessionTable
  realtime_ticket: RealtimeTicketTable
  ledger_account: LedgerAccountTable
  ledger_transaction: LedgerTransactionTable
  ledger_entry: LedgerEntryTable
  idempotency: IdempotencyView
  idempotency_key: IdempotencyKeyTable
  idempotency_answer: IdempotencyAnswerTable
  outbox: OutboxTable
}
