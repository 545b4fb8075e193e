import { player, rounds, session } from '@marquee/contract'
import { dailyLogin } from '@marquee/features-daily-login/contract'
import { history, type HistoryEntry } from '@marquee/features-history/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '@marquee/platform-kernel/command'
import { balancesOf } from '@marquee/platform-kernel/ledger'
import { composeKinds, type LedgerKind } from '@marquee/platform-kernel/ledgerKinds'
import { currencies, type Currency, minor } from '@marquee/platform-kernel/money'
import { makeSpin } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const day = 86_400_000
const play = (client: TestPlayer) => playAfter(platform, client, 2_500, makeSpin())
const entriesOf = async (client: TestPlayer, query = {}) =>
  (await client.ask(history.entries, { query })).data
const csvOf = async (client: TestPlayer, query = {}) => {
  const answer = await client.call(history.export, { query })
  return { ...answer, text: (answer.body as unknown as { text: string }).text }
}

let references = 0
/** Gives (or takes, when negative) as any feature would. */
const move = (client: TestPlayer, currency: Currency, amount: number, kind: LedgerKind = 'test') =>
  runCommand(platform.kernel, {
    name: 'test.move',
    playerId: client.playerId,
    idempotency: null,
    input: null,
    handle: ({ post }) =>
      post({
        kind,
        reference: `move-${++references}`,
        playerId: client.playerId,
        postings: [
          { account: { player: client.playerId, currency }, amount: minor(amount) },
          { account: { house: 'test', brand: 'wireframe', currency }, amount: minor(-amount) },
        ],
      }),
  })

/** Every entry, page by page. */
async function everyEntry(client: TestPlayer, query = {}): Promise<HistoryEntry[]> {
  const all: HistoryEntry[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await entriesOf(client, { ...query, limit: 7, ...(cursor && { cursor }) })
    all.push(...page.entries)
    cursor = page.nextCursor
  }
  return all
}

describe('the history', () => {
  it('has every entry once, newest first, with the balance that ran along', async () => {
    const client = await platform.signUp()
    for (let round = 0; round < 12; round++) await play(client)
    await client.ask(dailyLogin.applyPrize)
    const entries = await everyEntry(client)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    expect(entries.map(({ at }) => at)).toEqual(
      entries.map(({ at }) => at).toSorted((a, b) => b - a),
    )
    const balances = await balancesOf(platform.kernel.db, client.playerId)
    for (const wallet of currencies) {
      let running = 0
      for (const entry of entries.filter((one) => one.wallet === wallet).toReversed()) {
        running += entry.amount
        expect(entry.balanceAfter).toBe(running)
      }
      expect(BigInt(running)).toBe(balances[wallet])
    }
    expect((await entriesOf(client)).kinds).toEqual(
      expect.arrayContaining(['daily-login', 'round-stake', 'welcome-gift']),
    )
  })

  it('is narrowed by balance, kind and days, and reaches back 12 months', async () => {
    const client = await platform.signUp()
    await play(client)
    expect((await entriesOf(client, { wallet: 'entries' })).entries).toMatchObject([
      { kind: 'welcome-gift', wallet: 'entries' },
    ])
    expect((await entriesOf(client, { kind: 'round-stake' })).entries).toMatchObject([
      { kind: 'round-stake', amount: -20, wallet: 'coins' },
    ])
    const date = (ms: number) => new Date(ms).toISOString().slice(0, 10)
    const now = platform.clock.now()
    expect(
      (await entriesOf(client, { from: date(now), to: date(now) })).entries.length,
    ).toBeGreaterThan(1)
    expect((await entriesOf(client, { from: date(now + day) })).entries).toEqual([])
    expect((await entriesOf(client, { to: date(now - day) })).entries).toEqual([])
    platform.clock.advance(400 * day)
    await client.ask(session.signIn, { body: client.credentials })
    await move(client, 'coins', 5)
    expect((await entriesOf(client)).entries).toMatchObject([{ kind: 'test', amount: 5 }])
  })

  it('shows nobody else’s entries or rounds', async () => {
    const [one, other] = [await platform.signUp(), await platform.signUp()]
    const { body } = await play(one)
    const own = new Set((await everyEntry(one)).map(({ id }) => id))
    expect((await everyEntry(other)).filter(({ id }) => own.has(id))).toEqual([])
    const params = { id: body.data.round.id }
    expect((await other.call(history.round, { params })).status).toBe(404)
    expect((await other.call(rounds.recall, { params })).status).toBe(404)
    expect((await platform.guest().call(history.entries)).status).toBe(401)
    expect((await platform.guest().call(history.export)).status).toBe(401)
  })

  it('names a round’s game and recalls it with the balance it was played with', async () => {
    const client = await platform.signUp()
    const { body } = await play(client)
    await play(client)
    const { round } = body.data
    const stake = (await everyEntry(client, { kind: 'round-stake' })).find(
      (entry) => entry.round?.id === round.id,
    )
    const { data } = await client.ask(history.round, { params: { id: round.id } })
    expect(data.round).toEqual({ ...round, status: 'settled', settledAt: expect.any(Number) })
    expect([data.gameId, data.title]).toEqual([stake?.round?.gameId, stake?.round?.title])
    expect(data.balanceAfterStake).toBe(stake?.balanceAfter)
  })

  it('recalls a round played with entries and winnings with what both held', async () => {
    const client = await platform.signUp()
    await client.ask(player.switchToSweepStakes)
    const { entries } = await balancesOf(platform.kernel.db, client.playerId)
    await move(client, 'winnings', 1_000)
    await move(client, 'entries', 20 - Number(entries) - 10)
    const { body } = await play(client)
    const { data } = await client.ask(history.round, { params: { id: body.data.round.id } })
    expect(data.balanceAfterStake).toBe(1_010 - 20)
  })
})

describe('the CSV file', () => {
  it('holds what the history holds, as an attachment that no script reads', async () => {
    const client = await platform.signUp()
    for (let round = 0; round < 3; round++) await play(client)
    const { text, headers } = await csvOf(client)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="history.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const lines = text.trimEnd().split('\r\n')
    const entries = await everyEntry(client)
    expect(lines).toHaveLength(entries.length + 1)
    const [newest] = entries
    expect(lines[1]?.split(',')[0]).toBe(new Date(newest?.at ?? 0).toISOString())
    expect(
      (await csvOf(client, { kind: 'round-stake' })).text.trimEnd().split('\r\n'),
    ).toHaveLength(4)
  })

  it('is whole however long it is', async () => {
    const client = await platform.signUp()
    for (let at = 0; at < 520; at++) await move(client, 'coins', 1 + (at % 3))
    const { text } = await csvOf(client, { kind: 'test' })
    expect(text.trimEnd().split('\r\n')).toHaveLength(521)
  }, 60_000)

  it('is read as text where an entry begins like a formula', async () => {
    const client = await platform.signUp()
    await move(client, 'coins', 5, '=cmd|calc' as LedgerKind)
    const { text } = await csvOf(client, { kind: '=cmd|calc' as LedgerKind })
    expect(text.split('\r\n')[1]).toContain(",'=cmd|calc,coins,5,")
  })
})

describe('statements', () => {
  it('open, move and close as the ledger does, whatever happened in which month', async () => {
    const act = fc.record({
      currency: fc.constantFrom(...currencies),
      amount: fc.integer({ min: -40, max: 100 }).filter((amount) => amount !== 0),
      days: fc.integer({ min: 0, max: 45 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async (acts) => {
        const client = await platform.signUp()
        for (const { currency, amount, days } of acts) {
          platform.clock.advance(days * day)
          const held = (await balancesOf(platform.kernel.db, client.playerId))[currency]
          if (held + BigInt(amount) >= 0n) await move(client, currency, amount)
        }
        // A session may have run out in the months that passed.
        client.cookies.clear()
        await client.ask(session.signIn, { body: client.credentials })
        const entries = await platform.kernel.db
          .selectFrom('ledger_entry')
          .innerJoin('ledger_account', 'ledger_account.id', 'account_id')
          .innerJoin('ledger_transaction', 'ledger_transaction.id', 'transaction_id')
          .select(['currency', 'amount', 'created_at'])
          .where('owner', '=', `player:${client.playerId}`)
          .execute()
        const { statements } = (await client.ask(history.statements)).data
        for (const { month, wallets } of statements) {
          const start = Date.parse(`${month}-01`)
          const end = new Date(start).setUTCMonth(new Date(start).getUTCMonth() + 1)
          for (const { wallet, ...figures } of wallets) {
            const own = entries.filter(({ currency }) => currency === wallet)
            const sum = (fits: (entry: { amount: bigint; created_at: number }) => boolean) =>
              own.filter(fits).reduce((total, { amount }) => total + Number(amount), 0)
            const within = ({ created_at: at }: { created_at: number }) => at >= start && at < end
            expect(figures).toEqual({
              opening: sum(({ created_at: at }) => at < start),
              received: sum((entry) => within(entry) && entry.amount > 0n),
              given: Math.abs(sum((entry) => within(entry) && entry.amount < 0n)),
              closing: sum(({ created_at: at }) => at < end),
            })
          }
        }
        const balances = await balancesOf(platform.kernel.db, client.playerId)
        const [latest] = statements
        expect(latest?.wallets.map(({ closing }) => BigInt(closing))).toEqual(
          currencies.map((currency) => balances[currency]),
        )
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})

it('every kind that is posted to the ledger has a name in each locale', () => {
  const { ledgerKinds } = platform.surroundings
  expect(ledgerKinds.size).toBeGreaterThan(30)
  for (const [kind, names] of ledgerKinds)
    expect(Object.keys(names as object), kind).toEqual(['en', 'es'])
})

it('names what an account was credited with, whichever domain did it', async () => {
  const client = await platform.signUp()
  await client.ask(dailyLogin.applyPrize)
  const { kinds, kindNames } = (await client.ask(history.entries)).data
  expect(kinds.toSorted()).toEqual(['daily-login', 'welcome-gift'])
  expect(kindNames['daily-login']).toEqual({ en: 'Daily reward', es: 'Premio diario' })
  expect(Object.keys(kindNames).toSorted()).toEqual(kinds.toSorted())
})

it('refuses to start when two domains declare one kind', () => {
  const ledgerKinds = { gift: { en: 'Gift', es: 'Regalo' } }
  expect(() =>
    composeKinds([
      { name: 'one', ledgerKinds },
      { name: 'other', ledgerKinds },
    ]),
  ).toThrow("'gift' is declared twice, by other too")
})
