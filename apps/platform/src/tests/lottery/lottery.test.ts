import { randomUUID } from 'node:crypto'
import { featuresInfo, inbox, pages, responsiblePlay } from '@marquee/contract'
import { lottery, type LotteryTicket } from '@marquee/features-lottery/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { makeShot } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'
import { creditUntaken } from '@marquee/features-lottery/server/credit'
import { lotteryAt } from '@marquee/features-lottery/server/rules'
import { countingTime, settleLotteries } from '@marquee/features-lottery/server/settle'

const day = 86_400_000
const brand = 'wireframe'
const known = allBrands.get(brand)?.lottery
if (!known) throw new Error('The internal brand has no lottery. Give it one in its settings.')
const settings = known

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const period = () => lotteryAt(settings, platform.clock.now())
const forwardTo = (instant: number) => platform.clock.advance(instant - platform.clock.now())
// The second day of the next lottery, an hour after midnight: nobody has a ticket in it.
beforeEach(() => forwardTo(period().nextAt + day + 3_600_000))

const details = async (player: Pick<TestPlayer, 'ask'> = platform.guest()) =>
  (await player.ask(lottery.details)).data
const ticketsOf = async (player: TestPlayer) => (await player.ask(lottery.playerTickets)).data
const leaders = async (id: number, player: Pick<TestPlayer, 'ask'> = platform.guest()) =>
  (await player.ask(lottery.leaderboard, { params: { id } })).data.leaders
const takeFree = (player: TestPlayer, key = randomUUID()) =>
  player.call(lottery.takeFreeTicket, { key })
const takeReward = (player: TestPlayer, id: number, key = randomUUID()) =>
  player.call(lottery.takeReward, { params: { id }, key })
const play = async (player: TestPlayer, rounds: number) => {
  for (let round = 0; round < rounds; round++) await playAfter(platform, player, 300, makeShot())
}
const balance = ({ playerId }: TestPlayer) => balancesOf(platform.kernel.db, playerId)
const isActive = async (player: Pick<TestPlayer, 'ask'>) =>
  (await player.ask(featuresInfo.info)).data.statusFeatures.promoLottery?.isActive
const end = async () => {
  forwardTo(period().finishedAt + countingTime)
  await settleLotteries(platform.kernel)
}
const pushesOf = async ({ playerId }: TestPlayer) => {
  const rows = await platform.kernel.db
    .selectFrom('outbox')
    .select('data')
    .where('player_id', '=', playerId)
    .where('channel', '=', 'lottery')
    .orderBy('seq')
    .execute()
  return rows.map(({ data }) => data as { kind: string; number: string; place: number | null })
}
/** What a player's inbox says of lotteries. */
const inboxOf = async (player: TestPlayer) =>
  (await player.ask(inbox.list)).data.entries
    .filter(({ kind }) => kind === 'lottery')
    .map(({ params, coins, entries }) => ({ params, coins, entries }))
const sandbox = (player: TestPlayer, tickets: number) =>
  player.send('POST', '/sandbox/lottery', { body: { tickets } })
/** The player's tickets that have won, the best first. */
const won = (tickets: LotteryTicket[]) =>
  tickets
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))

describe('the lottery', () => {
  it.each([...allBrands.values()].filter(({ lottery }) => lottery))(
    'LOTTERY-01 CALL-53 $key has one with its end, prizes and how tickets come, for guests too',
    async ({ key, lottery: own }) => {
      const { finishedAt, nextAt } = lotteryAt(own ?? settings, platform.clock.now())
      // Some rest between two.
      if (platform.clock.now() >= finishedAt) forwardTo(nextAt)
      const player = await platform.signUp({}, { brand: key })
      expect((await takeFree(player)).status).toBe(200)
      const seen = await details(platform.guest({ brand: key }))
      expect(seen.rule).toEqual({
        roundsPerTicket: own?.roundsPerTicket,
        ticketsPerDay: own?.ticketsPerDay,
      })
      expect(seen.current).toMatchObject({ title: own?.title, drawn: false, ticketsCount: 1 })
      expect(seen.current?.finishedAt).toBeGreaterThan(platform.clock.now())
      expect(seen.current?.prizes.map(({ place, chance }) => [place, chance])).toEqual([
        [1, 1],
        [2, 0],
        [3, 0],
        [4, 0],
      ])
    },
  )

  it('LOTTERY-02 is carried by the feature status promoLottery: on while it runs, off between two and during a break', async () => {
    const key = 'scarletSands'
    const own = allBrands.get(key)?.lottery
    if (!own) throw new Error(`The brand '${key}' has no lottery that rests between two.`)
    const guest = platform.guest({ brand: key })
    const { nextAt: startedAt } = lotteryAt(own, platform.clock.now())
    forwardTo(startedAt)
    const player = await platform.signUp({}, { brand: key })
    expect([await isActive(player), await isActive(guest)]).toEqual([true, true])
    const { finishedAt, nextAt } = lotteryAt(own, platform.clock.now())
    forwardTo(finishedAt - 1_000)
    expect(await isActive(guest)).toBe(true)
    forwardTo(finishedAt)
    expect([await isActive(player), await isActive(guest)]).toEqual([false, false])
    expect(await details(player)).toMatchObject({ current: null, nextStartsAt: nextAt })
    expect((await ticketsOf(player)).earning).toBeNull()
    expect(await takeFree(player)).toMatchObject({
      status: 409,
      body: { error: { code: 'not-available' } },
    })
    forwardTo(nextAt)
    expect(await isActive(player)).toBe(true)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect([await isActive(player), await isActive(guest)]).toEqual([false, true])
    expect(await details(player)).toMatchObject({ current: null, nextStartsAt: null, rule: null })
  })
})

describe('tickets', () => {
  it('CALL-55 are free once a day, whatever the keys, and every tab hears of each', async () => {
    const player = await platform.signUp()
    expect(await ticketsOf(player)).toEqual({
      tickets: [],
      chance: 0,
      earning: {
        rounds: 0,
        left: settings.ticketsPerDay,
        isFreeReady: true,
        nextFreeAt: period().startedAt + 2 * day,
      },
    })
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 16 }, () => takeFree(player, key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.data.ticket).toMatchObject({
      source: 'daily',
      place: null,
      prize: null,
    })
    expect(await takeFree(player)).toMatchObject({
      status: 409,
      body: { error: { code: 'already-claimed' } },
    })
    const seen = await ticketsOf(player)
    expect(seen).toEqual(answers[0]?.body.data.lottery)
    expect(seen.tickets).toHaveLength(1)
    expect(seen.earning?.isFreeReady).toBe(false)
    platform.clock.advance(day)
    expect((await takeFree(player)).status).toBe(200)
    expect((await ticketsOf(player)).tickets).toHaveLength(2)
    expect((await pushesOf(player)).map(({ kind }) => kind)).toEqual(['ticket', 'ticket'])
    expect((await platform.guest().call(lottery.playerTickets)).status).toBe(401)
    expect((await platform.guest().call(lottery.takeFreeTicket)).status).toBe(401)
  })

  it('are given once to two tabs that ask at the same time, each with a key of its own', async () => {
    const player = await platform.signUp()
    const answers = await Promise.all([takeFree(player), takeFree(player)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await ticketsOf(player)).tickets).toHaveLength(1)
  })

  it('are earned by rounds, up to so many a day', async () => {
    const { roundsPerTicket, ticketsPerDay } = settings
    const player = await platform.signUp()
    await play(player, roundsPerTicket - 1)
    expect((await ticketsOf(player)).earning).toMatchObject({
      rounds: roundsPerTicket - 1,
      left: ticketsPerDay,
    })
    await play(player, 1)
    const first = await ticketsOf(player)
    expect(first.tickets.map(({ source }) => source)).toEqual(['rounds'])
    expect(first.earning).toMatchObject({ rounds: 0, left: ticketsPerDay - 1 })
    await play(player, roundsPerTicket * ticketsPerDay)
    const full = await ticketsOf(player)
    expect(full.tickets).toHaveLength(ticketsPerDay)
    expect(full.earning).toMatchObject({ rounds: 0, left: 0 })
    platform.clock.advance(day)
    expect((await ticketsOf(player)).earning).toMatchObject({ rounds: 0, left: ticketsPerDay })
  })

  it('carry numbers of eight digits, another one each', async () => {
    const player = await platform.signUp()
    expect((await sandbox(player, 50)).status).toBe(200)
    const numbers = (await ticketsOf(player)).tickets.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(50)
    expect(numbers.every((number) => /^\d{8}$/.test(number))).toBe(true)
  })
})

describe('chances', () => {
  it('are those of the tickets given so far, without those of who takes a break', async () => {
    const one = await platform.signUp()
    const other = await platform.signUp()
    await takeFree(one)
    await takeFree(other)
    const chances = async () => (await details()).current?.prizes.map(({ chance }) => chance) ?? []
    expect(await chances()).toEqual([0.5, 0.5, 0, 0])
    expect((await ticketsOf(one)).chance).toBe(1)
    await other.ask(responsiblePlay.coolOff, { body: { days: 7 } })
    expect(await chances()).toEqual([1, 0, 0, 0])
    expect((await details()).current?.ticketsCount).toBe(1)
  })
})

describe('the leaderboard', () => {
  it('CALL-54 shows who has the most tickets, then who has won, and names nobody', async () => {
    const busy = await platform.signUp({ name: 'Busy' })
    const idle = await platform.signUp({ name: 'Idle' })
    await takeFree(idle)
    await takeFree(busy)
    await play(busy, settings.roundsPerTicket)
    const id = period().number
    expect(await leaders(id, busy)).toEqual([
      { place: 1, player: 'B•••', isOwn: true, tickets: 2, number: null, prize: null },
      { place: 2, player: 'I•••', isOwn: false, tickets: 1, number: null, prize: null },
    ])
    await end()
    const places = await leaders(id, idle)
    expect(places.map(({ place }) => place)).toEqual([1, 2, 2])
    expect(places[0]?.prize).toEqual({
      coins: settings.prizes[0]?.coins,
      entries: settings.prizes[0]?.entries,
    })
    expect(places.map(({ number }) => number).toSorted()).toEqual(
      [...(await ticketsOf(busy)).tickets, ...(await ticketsOf(idle)).tickets]
        .map(({ number }) => number)
        .toSorted(),
    )
    expect(places.filter(({ isOwn }) => isOwn)).toHaveLength(1)
  })

  it('is empty where nobody had a ticket, and not there for a lottery that has not begun', async () => {
    expect(await leaders(period().number)).toEqual([])
    const future = await platform
      .guest()
      .call(lottery.leaderboard, { params: { id: period().number + 1 } })
    expect(future).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } })
  })
})

describe('the draw', () => {
  it('is made once, however many look, and who had tickets is told once', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => platform.signUp()))
    for (const player of players) await takeFree(player)
    const id = period().number
    forwardTo(period().finishedAt + countingTime - 1_000)
    await settleLotteries(platform.kernel)
    expect((await details()).last).toMatchObject({ id, drawn: false, ticketsCount: 4 })
    platform.clock.advance(1_000)
    await Promise.all([1, 2, 3].map(() => settleLotteries(platform.kernel)))
    const drawn = await leaders(id)
    await settleLotteries(platform.kernel)
    expect(await leaders(id)).toEqual(drawn)
    expect(drawn.map(({ place }) => place)).toEqual([1, 2, 2, 2])
    expect((await details()).last).toMatchObject({ id, drawn: true, ticketsCount: 4 })
    for (const player of players)
      expect((await pushesOf(player)).map(({ kind }) => kind)).toEqual(['ticket', 'won'])
  })

  it('is told to all who had tickets in the same words, whatever became of them', async () => {
    const winners = settings.prizes.reduce((sum, prize) => sum + prize.winners, 0)
    const players = await Promise.all(Array.from({ length: winners + 1 }, () => platform.signUp()))
    for (const player of players) await takeFree(player)
    const id = period().number
    await end()
    await settleLotteries(platform.kernel)
    expect(await leaders(id)).toHaveLength(winners)
    const told = await Promise.all(players.map(inboxOf))
    expect(told.every((entries) => entries.length === 1)).toBe(true)
    expect(new Set(told.map((entries) => JSON.stringify(entries)))).toEqual(
      new Set([JSON.stringify([{ params: { title: settings.title }, coins: 0, entries: 0 }])]),
    )
  })

  it('is played for a player until they have seen it, on every device; its prizes are counted as ready only then', async () => {
    const player = await platform.signUp()
    await sandbox(player, 3)
    const { last } = await details(player)
    const id = last?.id ?? 0
    const seen = async () =>
      (await ticketsOf(player)).tickets
        .filter(({ lotteryId }) => lotteryId === id)
        .map(({ isSeen }) => isSeen)
    const ready = async () =>
      (await player.ask(pages.promotions)).payload.promotions.find((one) => one.id === 'lottery')
    expect(await seen()).toEqual([false, false, false])
    // Today's free ticket alone.
    expect(await ready()).toMatchObject({ ready: 1 })
    const see = (asker: TestPlayer, lotteryId: number) =>
      asker.call(lottery.seeDraw, { params: { id: lotteryId }, key: randomUUID() })
    const first = await see(player, id)
    expect(first.status).toBe(200)
    expect(first.body.data).toEqual(await ticketsOf(player))
    expect(await seen()).toEqual([true, true, true])
    expect(await ready()).toMatchObject({ ready: 4 })
    expect((await see(player, id)).status).toBe(200)
    expect(await see(player, 2_147_483_647)).toMatchObject({
      status: 404,
      body: { error: { code: 'not-found' } },
    })
    await takeFree(player)
    expect(await see(player, period().number)).toMatchObject({
      status: 409,
      body: { error: { code: 'not-available' } },
    })
    expect((await platform.guest().call(lottery.seeDraw, { params: { id } })).status).toBe(401)
    await end()
  })

  it('breaks nothing when no ticket was given', async () => {
    const before = (await details()).last
    await end()
    expect((await details()).last).toEqual(before)
  })

  it('leaves out who has shut themselves out and who takes a break; a break later takes nothing away', async () => {
    const excluded = await platform.signUp()
    const resting = await platform.signUp()
    const playing = await platform.signUp()
    for (const player of [excluded, resting, playing]) await takeFree(player)
    await excluded.ask(responsiblePlay.selfExclude, {
      body: { term: '6-months', understood: true },
    })
    await resting.ask(responsiblePlay.coolOff, { body: { days: 7 } })
    const id = period().number
    await end()
    expect(await leaders(id)).toMatchObject([{ place: 1, tickets: 1 }])
    const [ticket] = won((await ticketsOf(playing)).tickets)
    expect(won((await ticketsOf(resting)).tickets)).toEqual([])
    // What was won waits while a break closes the call, and is there after it.
    await playing.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await takeReward(playing, ticket?.id ?? 0)).status).toBe(403)
    expect((await takeFree(playing)).status).toBe(403)
    platform.clock.advance(day + 1_000)
    expect((await takeReward(playing, ticket?.id ?? 0)).status).toBe(200)
  })
})

describe('a reward', () => {
  it('CALL-56 is credited once, whatever the keys and tabs, and only to its player', async () => {
    const player = await platform.signUp()
    const stranger = await platform.signUp()
    expect((await sandbox(player, 2)).status).toBe(200)
    const [first, second] = won((await ticketsOf(player)).tickets)
    if (!first || !second) throw new Error('Not every ticket has won.')
    expect(first).toMatchObject({ place: 1, isRewardTaken: false })
    const before = await balance(player)
    expect(await takeReward(stranger, first.id)).toMatchObject({
      status: 404,
      body: { error: { code: 'not-found' } },
    })
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => takeReward(player, first.id, key)),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.data).toEqual({
      prize: first.prize,
      ticket: { ...first, isRewardTaken: true, isSeen: true },
    })
    expect(await takeReward(player, first.id)).toMatchObject({
      status: 409,
      body: { error: { code: 'already-claimed' } },
    })
    const after = await balance(player)
    expect(after.coins - before.coins).toBe(BigInt(settings.prizes[0]?.coins ?? -1))
    expect(after.entries - before.entries).toBe(BigInt(settings.prizes[0]?.entries ?? -1))
    const both = await Promise.all([takeReward(player, second.id), takeReward(player, second.id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const posted = await platform.kernel.db
      .selectFrom('ledger_transaction')
      .select('reference')
      .where('player_id', '=', player.playerId)
      .where('kind', '=', 'lottery')
      .execute()
    expect(posted).toHaveLength(2)
    expect((await pushesOf(player)).filter(({ kind }) => kind === 'taken')).toHaveLength(2)
  })

  it('is credited by itself, once, at a brand that has no lottery any more; elsewhere it waits', async () => {
    const player = await platform.signUp()
    await sandbox(player, 2)
    const before = await balance(player)
    const brands = [...allBrands.values()].filter(({ key }) => key === brand)
    await creditUntaken(platform.kernel, brands)
    expect(await balance(player)).toEqual(before)
    const stopped = brands.map((one) => ({ ...one, lottery: null }))
    await Promise.all([
      creditUntaken(platform.kernel, stopped),
      creditUntaken(platform.kernel, stopped),
    ])
    const [one, two] = settings.prizes
    const { coins } = await balance(player)
    expect(coins - before.coins).toBe(BigInt((one?.coins ?? 0) + (two?.coins ?? 0)))
    expect(
      won((await ticketsOf(player)).tickets).filter(({ isRewardTaken }) => !isRewardTaken),
    ).toEqual([])
  })

  it('waits for good, and cannot be taken for a ticket that has won nothing, or nothing yet', async () => {
    const player = await platform.signUp()
    await takeFree(player)
    const [ticket] = (await ticketsOf(player)).tickets
    expect(await takeReward(player, ticket?.id ?? 0)).toMatchObject({
      status: 409,
      body: { error: { code: 'not-available' } },
    })
    await end()
    forwardTo(period().nextAt + 1_000)
    await takeFree(await platform.signUp())
    await end()
    expect(won((await ticketsOf(player)).tickets)).toMatchObject([{ id: ticket?.id, place: 1 }])
    expect((await takeReward(player, ticket?.id ?? 0)).status).toBe(200)
    expect((await ticketsOf(player)).tickets).toEqual([])
    expect((await takeReward(player, 2_147_483_647)).status).toBe(404)
  })
})
