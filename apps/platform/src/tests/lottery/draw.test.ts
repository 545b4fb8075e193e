import { randomUUID } from 'node:crypto'
import { pages, responsiblePlay } from '@marquee/contract'
import { lottery } from '@marquee/features-lottery/contract'
import { creditUntaken } from '@marquee/features-lottery/server/credit'
import { countingTime, settleLotteries } from '@marquee/features-lottery/server/settle'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import {
  lotteryOn,
  day,
  brand,
  settings,
  won,
  ticketsOf,
  takeFree,
  takeReward,
  inboxOf,
  sandbox,
} from './lotteryOn.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const { forwardToNext, period, forwardTo, details, leaders, balance, end, pushesOf } = lotteryOn(
  () => platform,
)
beforeEach(() => forwardToNext())

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
