import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { PlatformError } from './errors.ts'
import type { LedgerKind } from './ledgerKinds.ts'
import { type Currency, currencies, type Minor, minor, toWire } from './money.ts'
import type { Question } from './questions.ts'
import { at } from './schema.ts'

/**
 * Where an amount goes to or comes from. What a player has set aside is theirs, but no part of a balance
 * that is played with. House accounts are one per brand, purpose and currency.
 */
export type AccountName =
  | { player: string; currency: Currency }
  | { setAside: string; currency: 'coins' }
  | { house: string; brand: string; currency: Currency }

/** One side of a transaction: positive is received, negative is given. */
export interface Posting {
  account: AccountName
  amount: Minor
}

export interface LedgerCommand {
  /** `round-stake`, `round-win`, `daily-login`, ... */
  kind: LedgerKind
  /** What it was for; a pair of kind and reference is posted once. */
  reference: string
  playerId: string | null
  postings: Posting[]
}

export type Balances = Record<Currency, bigint>

function ownerOf(account: AccountName): string {
  if ('player' in account) return `player:${account.player}`
  if ('setAside' in account) return `set-aside:${account.setAside}`
  return `house:${account.brand}:${account.house}`
}

function refuseUnbalanced({ kind, reference, postings }: LedgerCommand): void {
  for (const currency of currencies) {
    const sum = postings
      .filter((posting) => posting.account.currency === currency)
      .reduce((total, posting) => total + posting.amount, 0n)
    if (sum !== 0n) {
      throw new Error(
        `Transaction ${kind}/${reference} gives and receives different amounts of ${currency}: off by ${sum}.`,
      )
    }
  }
}

/** Opens a player's four accounts at zero. */
export async function openPlayerAccounts(tx: Tx, playerId: string): Promise<void> {
  await tx
    .insertInto('ledger_account')
    .values(currencies.map((currency) => ({ owner: `player:${playerId}`, currency, balance: 0n })))
    .execute()
}

/** Opens accounts that are opened when they are first needed: of the house, and for what is set aside. */
async function openMissing(tx: Tx, accounts: readonly AccountName[]): Promise<void> {
  const opened = accounts.flatMap((account) =>
    'player' in account
      ? []
      : {
          owner: ownerOf(account),
          currency: account.currency,
          balance: 'house' in account ? null : 0n,
        },
  )
  if (!opened.length) return
  await tx
    .insertInto('ledger_account')
    .values(opened)
    .onConflict((conflict) => conflict.columns(['owner', 'currency']).doNothing())
    .execute()
}

interface Moved {
  place: number
  balance: bigint | null
}

/**
 * Moves balances and appends the transaction with its entries, in one statement. Gives a row for each
 * entry; null, with nothing written, when one of the accounts is not open, and fewer rows than postings
 * when a balance is too small.
 */
async function append(
  tx: Tx,
  { id, kind, reference, playerId }: LedgerCommand & { id: string },
  postings: readonly Posting[],
  now: number,
): Promise<Moved[] | null> {
  const values = postings.map(
    ({ account, amount }, place) =>
      sql`(${place}::int, ${ownerOf(account)}::text, ${account.currency}::text, ${amount}::bigint)`,
  )
  const { rows } = await sql<Partial<Moved> & { is_open: boolean }>`
    with posting (place, owner, currency, amount) as (values ${sql.join(values)}),
    found as (
      select p.place, p.amount, a.id, a.balance is null as is_house
      from posting p join ledger_account a using (owner, currency)
    ),
    ready as (select count(*) = ${postings.length} as is_open from found),
    moved as (
      update ledger_account a set balance = a.balance + f.amount
      from found f, ready
      where a.id = f.id and ready.is_open and not f.is_house and a.balance + f.amount >= 0
      returning f.place, a.balance
    ),
    noted as (
      insert into ledger_transaction (id, kind, reference, player_id, created_at)
      select ${id}::uuid, ${kind}, ${reference}, ${playerId}::uuid, ${at(now)} from ready where is_open
    ),
    entered as (
      insert into ledger_entry (transaction_id, account_id, amount, balance_after, posted_at)
      select ${id}::uuid, f.id, f.amount, m.balance, ${at(now)}
      from found f left join moved m using (place)
      where (f.is_house or m.place is not null) and (select is_open from ready)
      order by f.place
      returning account_id, balance_after
    )
    select is_open, f.place, e.balance_after as balance
    from ready left join entered e on true left join found f on f.id = e.account_id`.execute(tx)
  const [first] = rows
  if (!first?.is_open) return null
  return rows.flatMap(({ place, balance }) =>
    place === undefined || place === null ? [] : { place, balance: balance ?? null },
  )
}

/** One posting for each account, in the order of the first of each; nothing of what comes to zero. */
function summedUp(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>()
  for (const { account, amount } of postings) {
    const key = `${ownerOf(account)} ${account.currency}`
    sums.set(key, { account, amount: minor((sums.get(key)?.amount ?? 0n) + amount) })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}

/** What a transaction left a player with. */
export interface BalanceAfter {
  player: string
  currency: Currency
  balance: bigint
}

/**
 * Posts one transaction: checks that it sums to zero per currency, moves the players' balances and
 * appends the entries. Runs inside the caller's database transaction.
 * @throws PlatformError insufficient-funds when a player's balance would become negative.
 */
export async function post(
  tx: Tx,
  command: LedgerCommand,
  now: number,
): Promise<{ id: string; after: BalanceAfter[] }> {
  refuseUnbalanced(command)
  const id = randomUUID()
  const postings = summedUp(command.postings)
  if (!postings.length) {
    const { kind, reference, playerId: player_id } = command
    const noted = { id, kind, reference, player_id, created_at: at(now) }
    await tx.insertInto('ledger_transaction').values(noted).execute()
    return { id, after: [] }
  }
  const appending = { ...command, id }
  let entries = await append(tx, appending, postings, now)
  if (!entries) {
    await openMissing(
      tx,
      postings.map(({ account }) => account),
    )
    entries = await append(tx, appending, postings, now)
  }
  if (!entries)
    throw new Error(`${command.kind}/${command.reference} names a player without accounts.`)
  const balances = new Map(entries.map(({ place, balance }) => [place, balance]))
  const after: BalanceAfter[] = []
  for (const [place, { account }] of postings.entries()) {
    const balance = balances.get(place)
    if (balance === undefined) {
      throw new PlatformError(
        'insufficient-funds',
        `The ${account.currency} balance is too small for this. Choose a smaller amount, or get more ${account.currency} first.`,
      )
    }
    if ('player' in account && balance !== null)
      after.push({ player: account.player, currency: account.currency, balance })
  }
  return { id, after }
}

/** A player's four balances, in minor units. */
export async function balancesOf(db: Db | Tx, playerId: string): Promise<Balances> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['currency', 'balance'])
    .where('owner', '=', `player:${playerId}`)
    .execute()
  const balances: Balances = { coins: 0n, entries: 0n, winnings: 0n, tourPoints: 0n }
  for (const row of rows) balances[row.currency] = row.balance ?? 0n
  return balances
}

/** A player's four balances, in minor units. */
export const balancesQuestion: Question<Balances> = {
  ask: ({ playerId }) => sql`(
    select json_object_agg(currency, balance::text)
    from ledger_account where owner = 'player:' || ${playerId}::text
  )`,
  read(value) {
    const texts = (value ?? {}) as Partial<Record<Currency, string>>
    const of = (currency: Currency) => BigInt(texts[currency] ?? 0)
    return {
      coins: of('coins'),
      entries: of('entries'),
      winnings: of('winnings'),
      tourPoints: of('tourPoints'),
    }
  },
}

/** The coins that a player has set aside; in none of their balances. */
export async function setAsideOf(db: Db | Tx, playerId: string): Promise<bigint> {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('owner', '=', `set-aside:${playerId}`)
    .where('currency', '=', 'coins')
    .executeTakeFirst()
  return row?.balance ?? 0n
}

/** Balances as the contract sends them. */
export const balanceToWire = (balances: Balances) => ({
  coins: toWire(balances.coins),
  entries: toWire(balances.entries),
  winnings: toWire(balances.winnings),
  tourPoints: toWire(balances.tourPoints),
})

export interface LedgerAudit {
  /** Sum of all entries per currency; zero each. */
  sums: Record<string, bigint>
  /** Accounts of players, those of coins set aside included, whose balance is not the sum of their entries. */
  drifted: number
  /** The same accounts below zero. */
  negative: number
}

/** Checks the whole ledger; what tests and the crash driver look at. */
export async function auditLedger(db: Db): Promise<LedgerAudit> {
  const sums = await sql<{ currency: string; sum: string }>`
    select a.currency, sum(e.amount)::text as sum
    from ledger_entry e join ledger_account a on a.id = e.account_id group by a.currency`.execute(
    db,
  )
  const drift = await sql<{ drifted: number; negative: number }>`
    select
      count(*) filter (where balance <> coalesce(total, 0))::int as drifted,
      count(*) filter (where balance < 0)::int as negative
    from ledger_account a
    left join (select account_id, sum(amount) as total from ledger_entry group by account_id) e on e.account_id = a.id
    where a.balance is not null`.execute(db)
  const [counts] = drift.rows
  return {
    sums: Object.fromEntries(sums.rows.map((row) => [row.currency, BigInt(row.sum)])),
    drifted: counts?.drifted ?? 0,
    negative: counts?.negative ?? 0,
  }
}
