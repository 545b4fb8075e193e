import { randomUUID } from 'node:crypto'
import { featuresInfo } from '@marquee/contract'
import { dailyLogin } from '@marquee/features-daily-login/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

const day = 86_400_000
let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
  // Noon, so that no test runs across midnight.
  platform.clock.advance(day + day / 2 - (platform.clock.now() % day))
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const info = async (player: TestPlayer) => (await player.ask(dailyLogin.info)).data
const claim = (player: TestPlayer, key = randomUUID()) =>
  player.call(dailyLogin.applyPrize, { key })
const coinsOf = async ({ playerId }: TestPlayer) =>
  (await balancesOf(platform.kernel.db, playerId)).coins

describe('the daily reward', () => {
  it('CALL-28 DAILY-02 DAILY-03 DAILY-09 shows a guest seven levels, the first one active, nothing to claim', async () => {
    const { data } = await platform.guest().ask(dailyLogin.info)
    expect(data).toMatchObject({
      isActive: true,
      isAvailable: false,
      reasonType: 'guest',
      levels: 7,
      activeLevel: 1,
      type: 'streak',
      finishedAt: null,
      endDate: null,
    })
    expect(data.prizes).toHaveLength(7)
    expect(data.prizes[3]).toEqual({
      level: 4,
      coins: 0,
      entries: 0,
      freeSpinCount: 4,
      gameId: expect.any(Number),
      freeSpinId: null,
      freeSpinsBetLevel: 20,
      freeSpinLifetime: null,
    })
    expect((await platform.guest().call(dailyLogin.applyPrize)).status).toBe(401)
  })

  it('CALL-29 is credited once a day and pushed, and says when the next one comes', async () => {
    const player = await platform.signUp()
    expect(await info(player)).toMatchObject({
      isAvailable: true,
      activeLevel: 1,
      reasonType: null,
    })
    const { status, body } = await claim(player)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      prizes: { level: 1, coins: 100, freeSpinCount: null },
    })
    expect(await coinsOf(player)).toBe(10_100n)
    const nextDay = platform.clock.now() - (platform.clock.now() % day) + day
    expect(body.info).toMatchObject({
      isAvailable: false,
      reasonType: 'already-claimed',
      activeLevel: 1,
      endDate: nextDay,
    })
    expect(await info(player)).toEqual(body.info)
    expect(await claim(player)).toMatchObject({
      status: 409,
      body: { error: { code: 'already-claimed' } },
    })
    expect(await coinsOf(player)).toBe(10_100n)

    const pushes = await platform.kernel.db
      .selectFrom('outbox')
      .select(['channel', 'data'])
      .where('player_id', '=', player.playerId)
      .where('channel', '=', 'cash')
      .execute()
    expect(pushes).toEqual([
      {
        channel: 'cash',
        data: {
          reason: 'daily-login',
          coins: 100,
          entries: 0,
          balance: expect.objectContaining({ coins: 10_100 }),
        },
      },
    ])
  })

  it('is paid once to 64 identical requests at once, with identical bodies', async () => {
    const player = await platform.signUp()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 64 }, () => claim(player, key)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await coinsOf(player)).toBe(10_100n)
  })

  it('is paid once when two tabs claim at the same time, each with a key of its own', async () => {
    const player = await platform.signUp()
    const answers = await Promise.all([claim(player), claim(player)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(await coinsOf(player)).toBe(10_100n)
  })

  it('answers a key of yesterday with yesterday’s answer', async () => {
    const player = await platform.signUp()
    const key = randomUUID()
    const first = await claim(player, key)
    platform.clock.advance(day)
    const again = await claim(player, key)
    expect(again.body).toEqual(first.body)
    expect(await info(player)).toMatchObject({ isAvailable: true, activeLevel: 2 })
  })

  it('goes through seven levels on seven days, gives free spins for a week, and begins again', async () => {
    const player = await platform.signUp()
    const claimed = []
    /** The prize of the fourth day and when it was given; what is said of it after each day. */
    const spins = []
    for (let level = 1; level <= 8; level++) {
      const { status, body } = await claim(player)
      expect(status).toBe(200)
      claimed.push(body.prizes)
      spins.push({ at: platform.clock.now(), said: (await info(player)).prizes[3] })
      platform.clock.advance(day)
    }
    expect(claimed[3]).toMatchObject({
      freeSpinCount: 4,
      freeSpinId: expect.any(Number),
      freeSpinLifetime: expect.any(Number),
    })
    const lifetime = (claimed[3]?.freeSpinLifetime ?? 0) - (spins[3]?.at ?? 0)
    expect(Math.abs(lifetime - 7 * day)).toBeLessThan(10_000)
    expect(spins[3]?.said).toEqual(claimed[3])
    expect(spins[7]?.said?.freeSpinId).toBeNull()
    expect(claimed.map((prize) => prize.level)).toEqual([1, 2, 3, 4, 5, 6, 7, 1])
    const sum = claimed.reduce((total, prize) => total + prize.coins, 0)
    expect(await coinsOf(player)).toBe(10_000n + BigInt(sum))
    const { entries } = await balancesOf(platform.kernel.db, player.playerId)
    expect(entries).toBe(200n + BigInt(claimed.reduce((total, prize) => total + prize.entries, 0)))
  })

  it('returns to level 1 after a day without a claim', async () => {
    const player = await platform.signUp()
    await claim(player)
    platform.clock.advance(day)
    expect((await claim(player)).body.prizes.level).toBe(2)
    platform.clock.advance(2 * day)
    expect(await info(player)).toMatchObject({ isAvailable: true, activeLevel: 1 })
    expect((await claim(player)).body.prizes.level).toBe(1)
  })

  it('refuses a claim that does not come from the site’s own pages', async () => {
    const player = await platform.signUp()
    const foreign: Record<string, string | null>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': null, origin: 'https://elsewhere.test' },
    ]
    for (const headers of foreign) {
      const answer = await player.call(dailyLogin.applyPrize, { headers })
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'cross-site' } } })
    }
    expect(await coinsOf(player)).toBe(10_000n)
  })
})

describe('the feature info', () => {
  it('FEATURE-01 has the daily login as the player finds it, with the queries that the page sends', async () => {
    const { data: forGuest } = await platform
      .guest()
      .ask(featuresInfo.info, { query: { useOptimizedGames: '1' } })
    expect(forGuest.isGuest).toBe(true)
    expect(forGuest.featuresInfo['daily-login']).toMatchObject({
      isActive: true,
      isAvailable: false,
    })
    const player = await platform.signUp()
    const daily = async () =>
      (await player.ask(featuresInfo.info, { query: { invited_by: 'robin' } })).data
    expect(await daily()).toMatchObject({
      isGuest: false,
      featuresInfo: { 'daily-login': { isAvailable: true } },
    })
    await claim(player)
    expect(await daily()).toMatchObject({
      featuresInfo: { 'daily-login': { isAvailable: false, activeLevel: 1 } },
    })
  })
})
