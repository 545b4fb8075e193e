import { inbox, type InboxEntry, responsiblePlay, session } from '@marquee/contract'
import { randomUUID } from 'node:crypto'
import { scratchCards } from '@marquee/features-scratch-cards/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCard } from '@marquee/features-bingo/server/store'
import { bingoPeriod } from '@marquee/features-bingo/server/rules'
import { cardId, scratchPeriod } from '@marquee/features-scratch-cards/server/rules'
import type { Period } from '@marquee/platform-campaigns/campaigns/period'
import { runCommand } from '@marquee/platform-kernel/command'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { insertBonus } from '@marquee/features-bonuses/server/store'
import { minor } from '@marquee/platform-kernel/money'
import { openRun, scoreWrite } from '@marquee/features-tournaments/server/store'
import { countingTime, settleTournaments } from '@marquee/features-tournaments/server/settle'
import { runsAt, termsOf } from '@marquee/features-tournaments/server/rules'
import { allBrands } from '../../brands/index.ts'
import { addExperience } from '@marquee/features-vip/server/progress'
import type { NewInboxEntry } from '@marquee/platform-kernel/status'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { pruneInbox } from '@marquee/platform-messages/inbox/service'

const day = 86_400_000
let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

type Asker = Pick<TestPlayer, 'ask'>
const inboxOf = async (asker: Asker) => (await asker.ask(inbox.list)).data
const kindsOf = async (asker: Asker) => (await inboxOf(asker)).entries.map(({ kind }) => kind)
const find = async (asker: Asker, kind: InboxEntry['kind']) =>
  (await inboxOf(asker)).entries.find((entry) => entry.kind === kind)

/** Goes on to a run that still has its last day before it. */
function toRun<Run extends Period>(runAt: (at: number) => Run): Run {
  const now = platform.clock.now()
  const here = runAt(now)
  const run = here.finishedAt - now > day ? here : runAt(here.nextAt)
  platform.clock.advance(Math.max(0, run.startedAt - now))
  return run
}

const record = (entry: NewInboxEntry, ago = 0) =>
  runCommand(platform.kernel, {
    name: 'test.record',
    playerId: entry.playerId,
    idempotency: null,
    input: null,
    handle: (command) => recordInInbox({ ...command, now: command.now - ago }, entry),
  })

describe('inbox', () => {
  it('new player > finds the welcome gift, on every device (LAYOUT-10)', async () => {
    const player = await platform.signUp()
    const welcome = allBrands.get('wireframe')?.welcome
    expect(await inboxOf(player)).toMatchObject({
      unread: 1,
      hasMore: false,
      entries: [{ kind: 'welcome', isRead: false, ...welcome }],
    })
  })

  it('reading > marks the entries that are named, or all of them, for every device', async () => {
    const player = await platform.signUp()
    const { playerId } = player
    for (const key of ['1', '2', '3']) await record({ playerId, kind: 'friend', key })
    const [last] = (await inboxOf(player)).entries
    const { data } = await player.ask(inbox.read, { body: { ids: [last?.id ?? 0] } })
    expect(data.unread).toBe(3)
    expect((await inboxOf(player)).entries.map(({ isRead }) => isRead)).toEqual([
      true,
      false,
      false,
      false,
    ])
    await player.ask(inbox.read, { body: {} })
    expect((await inboxOf(player)).unread).toBe(0)
  })

  it('reading > leaves the entries of others alone', async () => {
    const [player, other] = [await platform.signUp(), await platform.signUp()]
    const [own] = (await inboxOf(other)).entries
    await player.ask(inbox.read, { body: { ids: [own?.id ?? 0] } })
    expect((await inboxOf(other)).unread).toBe(1)
  })

  it('same thing told twice > is one entry', async () => {
    const player = await platform.signUp()
    const entry = { playerId: player.playerId, kind: 'friend', key: 'one' } as const
    await record(entry)
    await record(entry)
    expect(await kindsOf(player)).toEqual(['friend', 'welcome'])
  })

  it('long inbox > comes in pages, the newest first', async () => {
    const player = await platform.signUp()
    const { playerId } = player
    for (let key = 1; key <= 4; key++) await record({ playerId, kind: 'friend', key: String(key) })
    const first = (await player.ask(inbox.list, { query: { limit: 3 } })).data
    expect(first).toMatchObject({ hasMore: true, unread: 5 })
    const before = first.entries.at(-1)?.id ?? 0
    const second = (await player.ask(inbox.list, { query: { before, limit: 3 } })).data
    expect(second.hasMore).toBe(false)
    const ids = [...first.entries, ...second.entries].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(new Set(ids).size).toBe(5)
  })

  it('what is told later and happened earlier > stands where it happened, on every page', async () => {
    const player = await platform.signUp()
    const { playerId } = player
    const hours = [5, 1, 3, 2]
    for (const ago of hours)
      await record({ playerId, kind: 'friend', key: String(ago) }, ago * 3_600_000)
    const told: number[] = []
    let before: number | undefined
    for (let hasMore = true; hasMore;) {
      const { data } = await player.ask(inbox.list, {
        query: { limit: 2, ...(before !== undefined && { before }) },
      })
      told.push(...data.entries.map(({ at }) => at))
      before = data.entries.at(-1)?.id
      hasMore = data.hasMore
    }
    expect(told).toHaveLength(hours.length + 1)
    expect(told).toEqual(told.toSorted((one, other) => other - one))
  })

  it('entries > are deleted after 90 days', async () => {
    const player = await platform.signUp()
    platform.clock.advance(89 * day)
    await pruneInbox(platform.kernel)
    const old = { playerId: player.playerId, kind: 'friend', key: 'new' } as const
    await record(old)
    expect(await kindsOf(await again(player))).toEqual(['friend', 'welcome'])
    platform.clock.advance(2 * day)
    await pruneInbox(platform.kernel)
    expect(await kindsOf(await again(player))).toEqual(['friend'])
  })
})

/** The same player, signed in again: sessions do not live that long. */
async function again({ credentials }: TestPlayer): Promise<Asker> {
  const client = platform.guest()
  await client.ask(session.signIn, { body: credentials })
  return client
}

describe('what is told', () => {
  it('tournament that ended while away > place, title and prize', async () => {
    const player = await platform.signUp()
    const { playerId } = player
    const [run] = runsAt(allBrands.get('wireframe')?.tournaments ?? [], platform.clock.now())
    if (!run) throw new Error('No tournament runs.')
    const key = { brand: 'wireframe', historyId: run.historyId, playerId }
    await platform.kernel.db.transaction().execute(async (tx) => {
      await openRun(tx, key, { ...run, terms: termsOf(run.settings) })
      const reachedAt = platform.clock.now()
      await scoreWrite(tx, key, {
        rounds: 1,
        points: 900,
        recent: [900],
        reachedAt,
        place: null,
      }).execute()
    })
    platform.clock.advance(run.finishedAt - platform.clock.now() + countingTime)
    await settleTournaments(platform.kernel)
    const { prizes, title } = termsOf(run.settings)
    expect(await find(player, 'tournament')).toMatchObject({
      params: { place: 1, title },
      isRead: false,
      coins: prizes[0]?.coins,
      entries: prizes[0]?.entries,
    })
  })

  it('levels of the club > each with what it brings', async () => {
    const player = await platform.signUp()
    const { playerId } = player
    const settings = allBrands.get('wireframe')?.rankLeague
    if (!settings) throw new Error('No league.')
    const experience = BigInt(settings.sections[0]?.levels[1]?.experience ?? 0)
    await runCommand(platform.kernel, {
      name: 'test.experience',
      playerId,
      idempotency: null,
      input: null,
      handle: (command) => addExperience(command, settings, { playerId, experience }),
    })
    expect(await find(player, 'level')).toMatchObject({ params: { level: 2 } })
  })

  it('limits and breaks > are told when they begin', async () => {
    const player = await platform.signUp()
    const limit = { kind: 'purchase', period: 'day', amount: 5_000 } as const
    await player.ask(responsiblePlay.setLimit, { body: limit })
    await player.ask(responsiblePlay.coolOff, { body: { days: 7 } })
    expect(await kindsOf(player)).toEqual(['break', 'limit', 'welcome'])
    expect((await find(player, 'limit'))?.params).toMatchObject(limit)
  })

  it('bonus for everybody > is told once, and again a day before it ends', async () => {
    const player = await platform.signUp()
    const now = platform.clock.now()
    const bonus = { brand: 'wireframe', playerId: player.playerId, staffId: null, campaign: null }
    await platform.kernel.db
      .transaction()
      .execute((tx) =>
        insertBonus(tx, { ...bonus, amount: minor(500), now, validUntil: now + 2 * day }),
      )
    expect(await kindsOf(player)).toEqual(['bonus', 'welcome'])
    expect(await kindsOf(player)).toEqual(['bonus', 'welcome'])
    // The answer told of it: a push with the entry would say it twice.
    const pushed = await platform.kernel.db
      .selectFrom('outbox')
      .select('data')
      .where('player_id', '=', player.playerId)
      .where('channel', '=', 'inbox')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(pushed?.data).toEqual({ entry: null, unread: 2 })
    platform.clock.advance(1.5 * day)
    expect(await kindsOf(player)).toEqual(['expiring', 'bonus', 'welcome'])
  })

  it('cards-ending > is told once, on the last day of the run, to who has something to lose', async () => {
    const { clock, kernel } = platform
    const settings = allBrands.get('wireframe')?.scratchCards
    if (!settings) throw new Error('The wireframe has them.')
    const run = toRun((at) => scratchPeriod(settings, at))
    const [somebody, newcomer] = [await platform.signUp(), await platform.signUp()]
    const whose = { player_id: somebody.playerId, period: run.number }
    await kernel.db
      .insertInto('scratch_progress')
      .values({ ...whose, turn: 1, rounds: 0, turn_cards: 0, earned: 2 })
      .execute()
    expect(await kindsOf(somebody)).not.toContain('cards-ending')
    clock.advance(run.finishedAt - clock.now() - day / 2)
    // Whoever was away has to sign in again.
    const back = platform.guest()
    await back.ask(session.signIn, { body: somebody.credentials })
    const other = platform.guest()
    await other.ask(session.signIn, { body: newcomer.credentials })
    expect((await find(back, 'cards-ending'))?.params).toEqual({ until: run.finishedAt })
    expect((await kindsOf(back)).filter((one) => one === 'cards-ending')).toHaveLength(1)
    expect(await kindsOf(other)).not.toContain('cards-ending')
  })

  it('keys-ending > is told once, on the last day of the run, to who has scratched for a key and has one left', async () => {
    const { clock, kernel } = platform
    const settings = allBrands.get('wireframe')?.scratchCards
    if (!settings) throw new Error('The wireframe has them.')
    const run = toRun((at) => scratchPeriod(settings, at))
    const { cardsPerKey } = settings.boxes
    const [somebody, newcomer] = [await platform.signUp(), await platform.signUp()]
    await kernel.db
      .insertInto('scratch_progress')
      .values({
        player_id: somebody.playerId,
        period: run.number,
        turn: 1,
        rounds: 0,
        turn_cards: 0,
        earned: cardsPerKey,
      })
      .execute()
    for (let earned = 1; earned <= cardsPerKey; earned++) {
      const id = cardId(run.number, { earned })
      await somebody.ask(scratchCards.scratch, { params: { id }, key: randomUUID() })
    }
    expect(await kindsOf(somebody)).not.toContain('keys-ending')
    clock.advance(run.finishedAt - clock.now() - day / 2)
    const [back, other] = [await again(somebody), await again(newcomer)]
    expect((await find(back, 'keys-ending'))?.params).toEqual({ until: run.finishedAt })
    expect((await kindsOf(back)).filter((one) => one === 'keys-ending')).toHaveLength(1)
    expect(await kindsOf(other)).not.toContain('keys-ending')
  })

  it('bingo > tells of no end to who has balls, on the last day of the run: they are carried on', async () => {
    const { clock, kernel } = platform
    const settings = allBrands.get('wireframe')?.bingo
    if (!settings) throw new Error('The wireframe has it.')
    const run = toRun((at) => bingoPeriod(settings, at))
    const player = await platform.signUp()
    const row = { player_id: player.playerId, period: run.number, rounds: 0, games: 0, card: [] }
    await kernel.db.transaction().execute((tx) => saveCard(tx, { ...row, balls: 12 }))
    clock.advance(run.finishedAt - clock.now() - day / 2)
    const back = platform.guest()
    await back.ask(session.signIn, { body: player.credentials })
    expect(await kindsOf(back)).not.toContain('bingo-ending')
  })
})
