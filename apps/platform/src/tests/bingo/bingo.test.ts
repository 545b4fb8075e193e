import { randomUUID } from 'node:crypto'
import { featuresInfo, player as playerCalls, responsiblePlay } from '@marquee/contract'
import { bingo, bingoStore } from '@marquee/features-bingo/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { makeShot } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'
import { switchFeature } from '@marquee/platform-campaigns/switches'
import { drawOutcome } from '@marquee/platform-draws'
import { shownBy } from '@marquee/features-bingo/server/card'
import { bingoPeriod } from '@marquee/features-bingo/server/rules'
import { findCard, saveCard, savePoints } from '@marquee/features-bingo/server/store'

const day = 86_400_000
const known = allBrands.get('wireframe')?.bingo
if (!known) throw new Error('The internal brand has no bingo. Give it one in its settings.')
const settings = known

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const period = () => bingoPeriod(settings, platform.clock.now())
// The second day of the next run.
beforeEach(() => {
  platform.clock.advance(period().nextAt + day - platform.clock.now())
})

const statusOf = async (player: TestPlayer) => (await player.ask(bingo.status)).data
const play = (player: TestPlayer, key = randomUUID()) => player.call(bingo.accrueReward, { key })
const exchange = (player: TestPlayer, offerId: number, key = randomUUID()) =>
  player.call(bingoStore.exchange, { body: { offerId }, key })
const balance = ({ playerId }: TestPlayer) => balancesOf(platform.kernel.db, playerId)
const shoot = (player: TestPlayer) => playAfter(platform, player, 300, makeShot())
const inTransaction = <R>(act: Parameters<ReturnType<typeof transaction>['execute']>[0]) =>
  transaction().execute(act) as Promise<R>
const transaction = () => platform.kernel.db.transaction()

/** Plays one round, which deals the card, and gives so many balls. */
async function giveBalls(player: TestPlayer, balls: number): Promise<void> {
  await shoot(player)
  await inTransaction(async (tx) => {
    const row = await findCard(tx, { playerId: player.playerId, period: period().number })
    if (!row) throw new Error('The first round dealt no card.')
    await saveCard(tx, { ...row, balls })
  })
}
const givePoints = ({ playerId }: TestPlayer, points: number) =>
  inTransaction((tx) => savePoints(tx, playerId, points))

describe('bingo', () => {
  it.each([...allBrands.values()])(
    'CALL-32 CALL-33 BINGO-02 $key tells of balls, the next one and the end, and of odds that sum to one',
    async ({ key: brand }) => {
      const player = await platform.signUp({}, { brand })
      expect(await statusOf(player)).toMatchObject({
        availablePoint: 0,
        nextBallProgress: 0,
        ballsNeeded: 10,
        bingoEndDate: expect.any(Number),
        isPlayable: false,
      })
      const { odds, card } = (await player.ask(bingo.game)).data
      expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      expect(odds.every(({ prize }) => prize.coins + prize.entries > 0)).toBe(true)
      expect(card).toEqual([])
      const guest = platform.guest({ brand })
      expect((await guest.call(bingo.status)).status).toBe(401)
      const { data: own } = await player.ask(bingo.game)
      const { data: told } = await guest.ask(bingo.game)
      expect(told).toEqual({ card: [], drawn: [], odds: own.odds })
      expect(told.odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    },
  )

  it('earns a ball every three rounds, whatever they bring, and pushes it', async () => {
    const player = await platform.signUp()
    const seen: [number, number][] = []
    for (let round = 0; round < 6; round++) {
      expect((await shoot(player)).status).toBe(200)
      const { availablePoint, nextBallProgress } = await statusOf(player)
      seen.push([availablePoint, nextBallProgress])
    }
    expect(seen).toEqual([
      ...([
        [0, 33],
        [0, 66],
        [1, 0],
      ] as const),
      ...([
        [1, 33],
        [1, 66],
        [2, 0],
      ] as const),
    ])
    const pushes = await platform.kernel.db
      .selectFrom('outbox')
      .select('data')
      .where('player_id', '=', player.playerId)
      .where('channel', '=', 'bingo')
      .orderBy('seq')
      .execute()
    expect(pushes.map(({ data }) => data)).toEqual([
      { availablePoint: 1, nextBallProgress: 0 },
      { availablePoint: 2, nextBallProgress: 0 },
    ])
    expect((await player.ask(bingo.game)).data.card).toHaveLength(5)
  })

  it('BINGO-03 is active until bingoEndDate passes: then nothing is collected or played', async () => {
    const player = await platform.signUp()
    await giveBalls(player, 12)
    const { bingoEndDate, isActive, isPlayable } = await statusOf(player)
    expect([isActive, isPlayable]).toEqual([true, true])
    expect((await player.ask(playerCalls.me)).data.bingo.isActive).toBe(true)
    const info = async () => (await player.ask(featuresInfo.info)).data.featuresInfo['bingo-info']
    expect(await info()).toEqual({ endDate: bingoEndDate })
    platform.clock.advance(bingoEndDate - platform.clock.now())
    expect(await statusOf(player)).toMatchObject({ isActive: false, isPlayable: false })
    expect((await player.ask(playerCalls.me)).data.bingo.isActive).toBe(false)
    expect(await info()).toBeUndefined()
    expect((await play(player)).body.error?.code).toBe('not-available')
    await shoot(player)
    expect((await statusOf(player)).availablePoint).toBe(12)
  })

  it('balls > are carried into the next run, and played once', async () => {
    const player = await platform.signUp()
    await giveBalls(player, 17)
    platform.clock.advance(period().nextAt + day - platform.clock.now())
    expect(await statusOf(player)).toMatchObject({ availablePoint: 17, isPlayable: true })
    expect((await play(player)).status).toBe(200)
    expect(await statusOf(player)).toMatchObject({ availablePoint: 7, isPlayable: false })
    await shoot(player)
    expect((await statusOf(player)).availablePoint).toBeGreaterThanOrEqual(7)
    expect((await statusOf(player)).availablePoint).toBeLessThan(10)
  })
})

describe('the sandbox', () => {
  it('drops balls into the tray of whoever asks, and of nobody else', async () => {
    const [player, other] = [await platform.signUp(), await platform.signUp()]
    expect((await player.send('POST', '/sandbox/bingo', { body: { balls: 10 } })).status).toBe(200)
    expect(await statusOf(player)).toMatchObject({ availablePoint: 10, isPlayable: true })
    expect((await statusOf(other)).availablePoint).toBe(0)
    const guest = await platform.guest().send('POST', '/sandbox/bingo', { body: { balls: 10 } })
    expect(guest.status).toBe(400)
  })
})

describe('a game', () => {
  it('BINGO-04 CALL-34 takes ten balls, and is refused with nine', async () => {
    const player = await platform.signUp()
    await giveBalls(player, 9)
    expect((await statusOf(player)).isPlayable).toBe(false)
    expect((await play(player)).body.error?.code).toBe('not-available')
    await giveBalls(player, 13)
    expect((await statusOf(player)).isPlayable).toBe(true)
    const { card } = (await player.ask(bingo.game)).data
    const before = await balance(player)
    const { status, body } = await play(player)
    expect(status).toBe(200)
    const after = await balance(player)
    expect(after.coins - before.coins).toBe(BigInt(body.data.prize.coins))
    expect(after.entries - before.entries).toBe(BigInt(body.data.prize.entries))
    expect(body.data.card).toEqual(card)
    expect(body.data.drawn).toHaveLength(10)
    expect(body.data.bingo.availablePoint).toBe(3)
    expect(shownBy(card, body.data.drawn)).toBe(body.data.pattern)
    const outcome = settings.outcomes.find(({ pattern }) => pattern === body.data.pattern)
    expect(body.data).toMatchObject({ prize: outcome?.prize, points: outcome?.points })
    expect((await player.ask(bingo.game)).data.card).not.toEqual(card)
  })

  it('is played and paid once, however many ask at the same time with whatever keys', async () => {
    const player = await platform.signUp()
    await giveBalls(player, 10)
    const before = await balance(player)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => play(player, key)),
      ...Array.from({ length: 8 }, () => play(player)),
    ])
    const paid = new Set(
      answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body)),
    )
    expect(paid.size).toBe(1)
    const codes = answers.map(({ status, body }) => body.error?.code ?? status)
    expect(new Set(codes)).toEqual(new Set([200, 'not-available']))
    const won = answers.find(({ status }) => status === 200)?.body.data.prize
    const after = await balance(player)
    expect(after.coins - before.coins).toBe(BigInt(won?.coins ?? 0))
    expect((await statusOf(player)).availablePoint).toBe(0)
  })

  it('is of one’s own balls, and not taken during a break', async () => {
    const [player, stranger] = [await platform.signUp(), await platform.signUp()]
    await giveBalls(player, 10)
    expect((await play(stranger)).body.error?.code).toBe('not-available')
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await play(player)).body.error?.code).toBe('cool-off')
  })

  it('has the odds that are published: 100,000 draws of the table', async () => {
    const draws = 100_000
    const player = await platform.signUp()
    const { odds } = (await player.ask(bingo.game)).data
    const counts = new Map<number, number>()
    for (let draw = 0; draw < draws; draw++) {
      const { id } = drawOutcome(settings.outcomes, systemRandomness)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    // Five standard deviations: a fair draw goes beyond them less than once in a million.
    for (const { id, chance } of odds) {
      const spread = 5 * Math.sqrt(draws * chance * (1 - chance))
      expect(Math.abs((counts.get(id) ?? 0) - chance * draws)).toBeLessThan(spread)
    }
  })
})

describe('the store', () => {
  it('BRAND-14 is at three brands and the internal one', async () => {
    const answers: [string, string][] = []
    for (const { key: brand } of allBrands.values()) {
      const player = await platform.signUp({}, { brand })
      const { body } = await player.call(bingoStore.offers)
      answers.push([brand, body.error?.code ?? 'offers'])
    }
    const saying = (answer: string) =>
      answers.filter(([, said]) => said === answer).map(([brand]) => brand)
    expect(saying('offers')).toEqual(['funzCity', 'jackpotRabbit', 'sws', 'wireframe'])
    expect(saying('not-available')).toHaveLength(answers.length - 4)
  })

  it('gives coins, entries or balls for points, once, and never for more than there are', async () => {
    const player = await platform.signUp()
    await giveBalls(player, 0)
    await givePoints(player, 100)
    const { offers, points } = (await player.ask(bingoStore.offers)).data
    expect(points).toBe(100)
    const [coins, balls, entries] = offers
    if (!coins || !balls || !entries) throw new Error('The store offers too little.')
    const before = await balance(player)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => exchange(player, coins.id, key)),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.data).toEqual({ points: 80, prize: coins.prize, balls: 0 })
    expect((await balance(player)).coins - before.coins).toBe(BigInt(coins.prize.coins))
    expect((await exchange(player, balls.id)).body.data.points).toBe(50)
    expect((await statusOf(player)).availablePoint).toBe(balls.balls)
    expect((await exchange(player, entries.id)).body.data.points).toBe(10)
    expect((await balance(player)).entries - before.entries).toBe(BigInt(entries.prize.entries))
    const rest = await Promise.all(Array.from({ length: 4 }, () => exchange(player, coins.id)))
    expect(rest.map(({ body }) => body.error?.code)).toEqual(Array(4).fill('not-available'))
    expect((await exchange(player, 99)).status).toBe(404)
  })

  it('is closed to a player whose switch is off', async () => {
    const player = await platform.signUp()
    await givePoints(player, 100)
    await switchFeature(platform.kernel, {
      playerId: player.playerId,
      feature: 'bingoStore',
      isOn: false,
      idempotency: null,
    })
    expect((await player.call(bingoStore.offers)).body.error?.code).toBe('not-available')
    expect((await exchange(player, 1)).body.error?.code).toBe('not-available')
  })
})
