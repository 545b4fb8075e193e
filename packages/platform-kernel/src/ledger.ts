import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { PlatformError } from './errors.ts'
import type { LedgerKind } from './ledgerKinds.ts'
import { type Currency, currencies, type Minor, toWire } from './money.ts'
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

/** Most players never set anything aside: such an account is opened when it is first needed. */
async function openSetAside(tx: Tx, owner: string, currency: Currency): Promise<void> {
  await tx
    .insertInto('ledger_account')
    .values({ owner, currency, balance: 0n })
    .onConflict((conflict) => conflict.columns(['owner', 'currency']).doNothing())
    .execute()
}

async function houseAccount(tx: Tx, owner: string, currency: Currency): Promise<bigint> {
  const found = await tx
    .selectFrom('ledger_account')
    .select('id')
    .where('owner', '=', owner)
    .where('currency', '=', currency)
    .executeTakeFirst()
  if (found) return found.id
  await tx
    .insertInto('ledger_account')
    .values({ owner, currency, balance: null })
    .onConflict((conflict) => conflict.columns(['owner', 'currency']).doNothing())
    .execute()
  return houseAccount(tx, owner, currency)
}

async function movePlayer(tx: Tx, owner: string, currency: Currency, amount: Minor) {
  const moved = await tx
    .updateTable('ledger_account')
    .set({ balance: sql<bigint>`balance + ${amount}` })
    .where('owner', '=', owner)
    .where('currency', '=', currency)
    .where(sql<boolean>`balance + ${amount} >= 0`)
    .returning(['id', 'balance'])
    .executeTakeFirst()
  if (!moved) {
    throw new PlatformError(
      'insufficient-funds',
      `The ${currency} balance is too small for this. Choose a smaller amount, or get more ${currency} first.`,
    )
  }
  return moved
}

/**
 * Posts one transaction: checks that it sums to zero per currency, moves the players' balances and
 * appends the entries. Runs inside the caller's database transaction.
 * @throws PlatformError insufficient-funds when a player's balance would become negative.
 */
export async function post(tx: Tx, command: LedgerCommand, now: number): Promise<string> {
  refuseUnbalanced(command)
  const id = randomUUID()
  await tx
    .insertInto('ledger_transaction')
    .values({
      id,
      kind: command.kind,
      reference: command.reference,
      player_id: command.playerId,
      created_at: at(now),
    })
    .execute()
  const entries = []
  for (const { account, amount } of command.postings) {
    if (amount === 0n) continue
    const owner = ownerOf(account)
    if ('setAside' in account) await openSetAside(tx, owner, account.currency)
    const touched =
      'house' in account
        ? { id: await houseAccount(tx, owner, account.currency), balance: null }
        : await movePlayer(tx, owner, account.currency, amount)
    entries.push({
      transaction_id: id,
      account_id: touched.id,
      amount: amount as bigint,
      balance_after: touched.balance,
    })
  }
  if (entries.length) await tx.insertInto('ledger_entry').values(entries).execute()
  return id
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
