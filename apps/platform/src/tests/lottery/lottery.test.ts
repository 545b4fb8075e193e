import { randomUUID } from 'node:crypto'
import { responsiblePlay } from '@marquee/contract'
import { lottery } from '@marquee/features-lottery/contract'
import { lotteryAt } from '@marquee/features-lottery/server/rules'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { lotteryOn, day, settings, ticketsOf, takeFree, isActive, sandbox } from './lotteryOn.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const { forwardToNext, period, forwardTo, details, leaders, play, end, pushesOf } = lotteryOn(
  () => platform,
)
beforeEach(() => forwardToNext())

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
