import { backOffice, rounds, session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeSpin } from '../../testing/makePlay.ts'
import { makeStaff } from '../../testing/makeStaff.ts'
import { makeStaffCase } from '../../testing/makeStaffCase.ts'

const brand = 'wireframe'
let platform: TestPlatform
let compliance: TestClient
let support: TestClient
let manager: TestClient

const member = async (role: 'support' | 'compliance' | 'brand-manager') =>
  (await makeStaff(platform, { role, brands: [brand] })).signIn()

beforeAll(async () => {
  platform = await makePlatform()
  compliance = await member('compliance')
  support = await member('support')
  manager = await member('brand-manager')
}, 60_000)
afterAll(() => platform.stop())

const find = async (client: TestClient, q: string, query: object = {}) =>
  (await client.ask(backOffice.players, { params: { brand }, query: { q, ...query } })).data

describe('finding a player', () => {
  it('works by id, login, e-mail and name, whatever their case', async () => {
    const player = await platform.signUp({ email: 'Una.Search@Example.test', name: 'Una' })
    const [found] = (await find(compliance, player.playerId)).items
    expect(found).toMatchObject({ id: player.playerId, email: 'una.search@example.test' })
    for (const q of [found?.login.slice(1, 6) ?? '', 'UNA.SEARCH', 'una'])
      expect((await find(compliance, q)).items.map(({ id }) => id)).toContain(player.playerId)
  })

  it('takes letters as they are, and finds nobody of another brand', async () => {
    const elsewhere = await platform.signUp({}, { brand: 'tao' })
    expect((await find(compliance, '%')).total).toBe(0)
    expect((await find(compliance, elsewhere.playerId)).total).toBe(0)
    expect((await find(compliance, elsewhere.credentials.email)).total).toBe(0)
  })

  it('tells support enough to recognise somebody, and nothing that could be guessed letter by letter', async () => {
    const player = await platform.signUp({ email: 'vic.masked@example.test', name: 'Vic' })
    const [found] = (await find(support, 'vic.masked@example.test')).items
    expect(found).toMatchObject({
      id: player.playerId,
      email: 'v•••@example.test',
      name: 'V•••',
    })
    expect((await find(support, 'vic.mask')).total).toBe(0)
    const params = { brand, playerId: player.playerId }
    const overview = (await support.ask(backOffice.player, { params })).data
    expect(JSON.stringify(overview)).not.toContain('vic.masked')
  })

  it('is ordered and paged by the platform', async () => {
    for (const name of ['Pagea', 'Pageb', 'Pagec']) await platform.signUp({ name })
    const page = await find(compliance, 'page', { sort: 'login', order: 'asc', limit: 2 })
    expect([page.total, page.items.map(({ name }) => name)]).toEqual([3, ['Pagea', 'Pageb']])
    const rest = await find(compliance, 'page', { sort: 'login', order: 'asc', offset: 2 })
    expect(rest.items.map(({ name }) => name)).toEqual(['Pagec'])
  })
})

describe('a player’s page', () => {
  it('shows balances, ledger with running balance, and rounds with their outcome', async () => {
    const { player, roundId } = await makeStaffCase(platform, brand)
    await player.ask(rounds.finish, { params: { id: roundId } })
    const params = { brand, playerId: player.playerId }
    const overview = (await support.ask(backOffice.player, { params })).data
    expect(overview.status).toMatchObject({ roundOpen: false, liveSessions: 1, restriction: null })
    expect(overview.status.pendingDocuments).toBeNull()
    expect(overview.signIns).toHaveLength(1)

    const query = { wallet: 'coins', order: 'asc' } as const
    const ledger = (await support.ask(backOffice.ledger, { params, query })).data
    let running = 0
    for (const entry of ledger.items) {
      running += entry.amount
      expect(entry.balanceAfter).toBe(running)
    }
    expect(running).toBe(overview.balance.coins)
    expect(ledger.items.map(({ kind }) => kind).slice(0, 2)).toEqual([
      'welcome-gift',
      'round-stake',
    ])

    const held = async (at: number) =>
      (await support.ask(backOffice.balances, { params, query: { at } })).data.balance
    const [gift] = ledger.items
    expect((await held(gift?.at ?? 0)).coins).toBe(gift?.balanceAfter)
    expect(await held((gift?.at ?? 0) - 1)).toEqual({
      coins: 0,
      entries: 0,
      winnings: 0,
      tourPoints: 0,
    })
    expect(await held(platform.kernel.clock.now())).toEqual(overview.balance)

    const played = (await support.ask(backOffice.rounds, { params })).data
    expect(played).toMatchObject({ total: 1, items: [{ id: roundId, cost: 20 }] })
    const { data: round } = await support.ask(backOffice.round, { params: { ...params, roundId } })
    expect(round).toMatchObject({ id: roundId, outcome: { action: 'spin' } })
  })

  it('has the same limits that the player sees', async () => {
    const player = await platform.signUp()
    const own = await player.send<{ data: unknown }>('GET', '/rest/responsible-play/')
    const params = { brand, playerId: player.playerId }
    expect((await support.ask(backOffice.limits, { params })).data).toEqual(own.body.data)
  })
})

describe('a document', () => {
  it('stands beside who the account says its owner is', async () => {
    const { player } = await makeStaffCase(platform, brand)
    const params = { brand, playerId: player.playerId }
    const personal = (await compliance.ask(backOffice.personalData, { params })).data
    const { account, documents } = (await compliance.ask(backOffice.documents, { params })).data
    expect(documents).toHaveLength(1)
    expect(account.birthDay).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(personal).toMatchObject(account)
    expect(Object.keys(account)).not.toContain('email')
  })

  it('is rejected with a reason that the player’s open tab hears of and reads', async () => {
    const { player, documentId } = await makeStaffCase(platform, brand)
    const tab = await listen(platform.url, player)
    const params = { brand, playerId: player.playerId, documentId }
    const reason = 'The picture is not sharp'
    const { data } = await compliance.ask(backOffice.reviewDocument, {
      params,
      body: { decision: 'rejected', reason },
    })
    expect(data).toMatchObject({ id: documentId, status: 'rejected' })
    const push = await tab.next('profile')
    expect(push.data).toEqual({ changed: ['documents'] })
    tab.close()
    const { body } = await player.send<{ data: { documents: object[] } }>(
      'GET',
      '/rest/verification/documents/',
    )
    expect(body.data.documents).toMatchObject([
      { id: documentId, status: 'rejected', history: [{ status: 'pending' }, { reason }] },
    ])
  })

  it('is decided once: the same verdict again leaves no second entry and no second push', async () => {
    const { player, documentId } = await makeStaffCase(platform, brand)
    const params = { brand, playerId: player.playerId, documentId }
    const traces = async () => {
      const { db } = platform.kernel
      const entries = await db
        .selectFrom('audit_log')
        .select('id')
        .where('action', '=', 'backOffice.reviewDocument')
        .where('player_id', '=', player.playerId)
        .execute()
      const pushes = await db
        .selectFrom('outbox')
        .select('id')
        .where('player_id', '=', player.playerId)
        .where('channel', '<>', 'inbox')
        .execute()
      return [entries.length, pushes.length]
    }
    const [, pushesBefore = 0] = await traces()
    const reject = (reason: string) =>
      compliance.ask(backOffice.reviewDocument, { params, body: { decision: 'rejected', reason } })
    await reject('The picture is not sharp')
    const second = await reject('Asked again')
    expect(second.data.history).toHaveLength(2)
    expect(await traces()).toEqual([1, pushesBefore + 1])
    await compliance.ask(backOffice.reviewDocument, {
      params,
      body: { decision: 'approved', reason: null },
    })
    expect(await traces()).toEqual([2, pushesBefore + 2])
  })

  it('waits in a queue of its brand, the longest waiting first, until it is decided', async () => {
    const queue = async (query: Record<string, string | number> = {}) =>
      (await compliance.ask(backOffice.documentQueue, { params: { brand }, query })).data
    const { total } = await queue({ limit: 1 })
    const first = await makeStaffCase(platform, brand)
    platform.clock.advance(1_000)
    const second = await makeStaffCase(platform, brand)
    await makeStaffCase(platform, 'tao')
    const waiting = await queue({ offset: total })
    expect([waiting.total, waiting.items.map(({ id }) => id)]).toEqual([
      total + 2,
      [first.documentId, second.documentId],
    ])
    expect(waiting.items[0]?.player.id).toBe(first.player.playerId)
    expect((await queue({ offset: total, limit: 1 })).items).toHaveLength(1)
    expect((await queue({ kind: 'payment' })).total).toBe(0)
    const params = { brand, playerId: first.player.playerId, documentId: first.documentId }
    const body = { decision: 'approved', reason: null } as const
    await compliance.ask(backOffice.reviewDocument, { params, body })
    expect((await queue({ offset: total })).items.map(({ id }) => id)).toEqual([second.documentId])
  })

  it('is not rejected without a reason', async () => {
    const { player, documentId } = await makeStaffCase(platform, brand)
    const params = { brand, playerId: player.playerId, documentId }
    for (const reason of [null, '', '  ']) {
      const body = { decision: 'rejected', reason }
      expect((await compliance.call(backOffice.reviewDocument, { params, body })).status).toBe(400)
    }
  })

  it('is handed out as an attachment that runs nowhere', async () => {
    const { player, documentId } = await makeStaffCase(platform, brand)
    const params = { brand, playerId: player.playerId, documentId }
    const { status, headers, body } = await compliance.call(backOffice.documentFile, { params })
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toMatch(/^attachment;/)
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(JSON.stringify(body)).toContain('%PDF-1.7')
  })
})

describe('an exclusion by staff', () => {
  const exclude = (playerId: string, body: object) =>
    compliance.call(backOffice.exclude, { params: { brand, playerId }, body })

  it('ends play and closes the player’s tabs at once, in every brand', async () => {
    const email = 'xena.excluded@example.test'
    const player = await platform.signUp({ email })
    const elsewhere = await platform.signUp({ email }, { brand: 'tao' })
    const tab = await listen(platform.url, elsewhere)
    const { status } = await exclude(player.playerId, {
      kind: 'self-exclusion',
      term: '1-year',
      reason: 'A letter of the player',
    })
    expect(status).toBe(200)
    await tab.signedOut
    for (const account of [player, elsewhere]) {
      const { body } = await account.call(rounds.play, { body: makeSpin() })
      expect(body.error?.code).toBe('self-excluded')
      expect((await account.call(session.realtimeTicket)).body.error?.code).toBe('self-excluded')
    }
  })

  it('is made longer, never shorter', async () => {
    const player = await platform.signUp()
    const breakOf = (days: number) => ({ kind: 'cool-off', days, reason: 'By phone' })
    expect((await exclude(player.playerId, breakOf(7))).status).toBe(200)
    expect((await exclude(player.playerId, breakOf(1))).body.error?.code).toBe('not-available')
    expect((await exclude(player.playerId, breakOf(30))).status).toBe(200)
  })
})

describe('a brand’s report', () => {
  it('adds up the days that were asked for, and no other brand’s', async () => {
    const today = new Date(platform.clock.now()).toISOString().slice(0, 10)
    const ask = async () =>
      (
        await manager.ask(backOffice.report, {
          params: { brand },
          query: { from: today, to: today },
        })
      ).data
    const before = await ask()
    await makeStaffCase(platform, brand)
    await makeStaffCase(platform, 'tao')
    const after = await ask()
    expect(after.signUps - before.signUps).toBe(1)
    expect(after.activePlayers - before.activePlayers).toBe(1)
    const staked = ({ play }: typeof after) =>
      play.find(({ gameMode }) => gameMode === 'TournamentPoints')?.staked ?? 0
    expect(staked(after) - staked(before)).toBe(20)
  })

  it('is refused for days out of order and for too many', async () => {
    for (const days of [
      { from: '2026-11-02', to: '2026-11-01' },
      { from: '2026-01-01', to: '2026-11-01' },
    ]) {
      const { status } = await manager.call(backOffice.report, { params: { brand }, query: days })
      expect(status).toBe(400)
    }
  })

  it('has a row for each day, which come to the total; who played on two days is one player of it', async () => {
    const { player, roundId } = await makeStaffCase(platform, brand)
    await player.ask(rounds.finish, { params: { id: roundId } })
    const dayOf = () => new Date(platform.clock.now()).toISOString().slice(0, 10)
    const from = dayOf()
    platform.clock.advance(2 * 86_400_000)
    await player.ask(rounds.play, { body: makeSpin() })
    const to = dayOf()
    const { data } = await (
      await member('brand-manager')
    ).ask(backOffice.report, { params: { brand }, query: { from, to } })
    expect(data.days.map(({ day }) => day)).toHaveLength(3)
    expect([data.days[0]?.day, data.days.at(-1)?.day]).toEqual([from, to])
    expect(data.days[1]).toMatchObject({ signUps: 0, activePlayers: 0, play: [] })
    expect(data.days.at(-1)).toMatchObject({ activePlayers: 1, play: [{ rounds: 1, staked: 20 }] })
    expect(data.activePlayers).toBe(data.days[0]?.activePlayers)
    const total = { signUps: 0, exclusions: 0 }
    for (const one of data.days) {
      total.signUps += one.signUps
      total.exclusions += one.exclusions
    }
    expect(data).toMatchObject(total)
    for (const { gameMode, ...sum } of data.play) {
      const rows = data.days.flatMap(({ play }) => play.filter((row) => row.gameMode === gameMode))
      const added = rows.reduce(
        (so, row) => ({
          rounds: so.rounds + row.rounds,
          staked: so.staked + row.staked,
          won: so.won + row.won,
        }),
        { rounds: 0, staked: 0, won: 0 },
      )
      expect(added).toEqual(sum)
    }
  })
})
