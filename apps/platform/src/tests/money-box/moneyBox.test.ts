import { randomUUID } from 'node:crypto'
import { featuresInfo, player as playerCalls, responsiblePlay } from '@marquee/contract'
import { moneyBox } from '@marquee/features-money-box/contract'
import { games } from '@marquee/game-catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { makeSpin } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'
import { breakMoneyBox } from '@marquee/features-money-box/server/service'

const hour = 3_600_000
const brand = allBrands.get('wireframe')
const known = brand?.moneyBox
if (!brand || !known) throw new Error('The internal brand has no money box. Give it one.')
const settings = known

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const boxOf = async (player: TestPlayer) => (await player.ask(moneyBox.info)).data
const smash = (player: TestPlayer, key = randomUUID()) => player.call(moneyBox.break, { key })
const coinsOf = async ({ playerId }: TestPlayer) =>
  (await balancesOf(platform.kernel.db, playerId)).coins
const give = (player: TestPlayer, coins: number) =>
  player.send('POST', '/sandbox/money-box', { body: { coins } })
const pushesOf = async ({ playerId }: TestPlayer) => {
  const rows = await platform.kernel.db
    .selectFrom('outbox')
    .select('data')
    .where('player_id', '=', playerId)
    .where('channel', '=', 'moneyBox')
    .orderBy('seq')
    .execute()
  return rows.map(({ data }) => data)
}

/** Plays one spin of 100 in a game of the box, or in one that is none of its games. */
async function spin(player: TestPlayer, ofBox = true): Promise<void> {
  const { games: filling } = await boxOf(player)
  const game = games.find(({ id, type }) => type === 'classic' && filling.includes(id) === ofBox)
  if (!game) throw new Error('The catalogue has no such classic.')
  const begun = await playAfter(platform, player, 2_500, makeSpin({ gameId: game.id, stake: 100 }))
  expect(begun.status).toBe(200)
}

describe('the money box', () => {
  it.each([...allBrands.values()])(
    'CALL-46 MONEYBOX-02 $key tells what is in it, what it holds, when it opens and which games fill it',
    async ({ key, moneyBox: own }) => {
      const player = await platform.signUp({}, { brand: key })
      expect(await boxOf(player)).toMatchObject({
        status: 'active',
        moneyBoxAmount: 0,
        minAmount: own?.minAmount,
        maxAmount: own?.maxAmount,
        availableTimeToBreak: null,
        games: expect.arrayContaining([expect.any(Number)]),
        isReady: false,
        perHundred: own?.perHundred,
      })
      const { data: filling } = await player.ask(moneyBox.games)
      expect(filling.map(({ id }) => id)).toEqual((await boxOf(player)).games)
      expect((await player.ask(playerCalls.me)).data.moneyBox.isActive).toBe(true)
      const guest = platform.guest({ brand: key })
      expect((await guest.call(moneyBox.info)).status).toBe(401)
      expect((await guest.ask(featuresInfo.info)).data.featuresInfo['money-box-info']).toEqual({
        minAmount: own?.minAmount,
        maxAmount: own?.maxAmount,
      })
    },
  )

  it('MONEYBOX-06 MONEYBOX-07 takes the house’s share of each stake in its games, never the player’s, and pushes it', async () => {
    const player = await platform.signUp()
    const before = await coinsOf(player)
    await spin(player)
    const gift = settings.firstOfDay
    expect(await boxOf(player)).toMatchObject({ moneyBoxAmount: gift + 4 })
    await spin(player)
    expect(await boxOf(player)).toMatchObject({ moneyBoxAmount: gift + 8 })
    await spin(player, false)
    expect(await boxOf(player)).toMatchObject({ moneyBoxAmount: gift + 8 })
    expect(await pushesOf(player)).toEqual([
      { type: 'collectUp', status: 'active', moneyBoxAmount: gift + 4 },
      { type: 'topUp', status: 'active', moneyBoxAmount: gift + 8 },
    ])
    // Three rounds and what they won moved the balance, and nothing else did.
    const rounds = await platform.kernel.db
      .selectFrom('game_round')
      .select(['cost', 'win'])
      .where('player_id', '=', player.playerId)
      .execute()
    const net = rounds.reduce((sum, { cost, win }) => sum + win - cost, 0n)
    expect(await coinsOf(player)).toBe(before + net)
  })

  it('fills with entries too', async () => {
    const player = await platform.signUp()
    await player.ask(playerCalls.switchToSweepStakes)
    await spin(player)
    expect((await boxOf(player)).moneyBoxAmount).toBe(settings.firstOfDay + 20)
  })

  it('MONEYBOX-03 MONEYBOX-09 is full at what it holds, and takes no more', async () => {
    const player = await platform.signUp()
    await give(player, settings.maxAmount + 999)
    const full = { status: 'full', moneyBoxAmount: settings.maxAmount, isReady: true }
    expect(await boxOf(player)).toMatchObject(full)
    await spin(player)
    expect(await boxOf(player)).toMatchObject(full)
  })
})

describe('breaking it', () => {
  it('MONEYBOX-04 MONEYBOX-05 CALL-47 pays what is in it once it holds enough, and begins anew', async () => {
    const player = await platform.signUp()
    await give(player, settings.minAmount - 1)
    expect((await boxOf(player)).isReady).toBe(false)
    expect((await smash(player)).body.error?.code).toBe('not-available')
    await give(player, 1)
    expect(await boxOf(player)).toMatchObject({ status: 'active', isReady: true })
    const before = await coinsOf(player)
    const { status, body } = await smash(player)
    expect(status).toBe(200)
    expect(body.data.amount).toBe(settings.minAmount)
    expect((await coinsOf(player)) - before).toBe(BigInt(settings.minAmount))
    const sealedUntil = platform.clock.now() + settings.sealedHours * hour
    expect(await boxOf(player)).toMatchObject({
      status: 'broken',
      moneyBoxAmount: 0,
      isReady: false,
    })
    // The clock runs on between a call and the look at it.
    const { availableTimeToBreak } = await boxOf(player)
    expect(Math.abs((availableTimeToBreak ?? 0) - sealedUntil)).toBeLessThan(5_000)
    expect((await pushesOf(player)).at(-1)).toEqual({
      type: 'break',
      status: 'broken',
      moneyBoxAmount: 0,
    })
    await give(player, settings.minAmount)
    expect((await smash(player)).body.error?.code).toBe('not-available')
    platform.clock.advance(settings.sealedHours * hour)
    expect(await boxOf(player)).toMatchObject({ status: 'active', availableTimeToBreak: null })
    expect((await smash(player)).status).toBe(200)
  })

  it('is paid once, however many ask at the same time with whatever keys', async () => {
    const player = await platform.signUp()
    await give(player, settings.minAmount)
    const before = await coinsOf(player)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => smash(player, key)),
      ...Array.from({ length: 8 }, () => smash(player)),
    ])
    const codes = answers.map(({ status, body }) => body.error?.code ?? status)
    expect(new Set(codes)).toEqual(new Set([200, 'not-available']))
    expect((await coinsOf(player)) - before).toBe(BigInt(settings.minAmount))
  })

  it('is of one’s own box', async () => {
    const [player, stranger] = [await platform.signUp(), await platform.signUp()]
    await give(player, settings.minAmount)
    expect((await smash(stranger)).body.error?.code).toBe('not-available')
    expect((await boxOf(player)).moneyBoxAmount).toBe(settings.minAmount)
  })

  it('is not taken while the box is inactive: during a break, or at a brand without one', async () => {
    const player = await platform.signUp()
    await give(player, settings.minAmount)
    const request = { playerId: player.playerId, idempotency: null }
    await expect(
      breakMoneyBox(platform.kernel, { ...brand, moneyBox: null }, request),
    ).rejects.toMatchObject({ code: 'not-available' })
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect(await boxOf(player)).toMatchObject({ status: 'inactive', isReady: false })
    expect((await smash(player)).body.error?.code).toBe('cool-off')
    const info = (await player.ask(featuresInfo.info)).data.featuresInfo
    expect(info['money-box-info']).toBeUndefined()
    expect((await player.ask(playerCalls.me)).data.moneyBox.isActive).toBe(false)
  })
})

describe('the sandbox', () => {
  it('fills the box of whoever asks, and of nobody else', async () => {
    const player = await platform.signUp()
    expect((await give(player, 30)).status).toBe(200)
    expect((await boxOf(player)).moneyBoxAmount).toBe(30)
    const guest = await platform.guest().send('POST', '/sandbox/money-box', { body: { coins: 30 } })
    expect(guest.status).toBe(400)
    expect((await player.send('POST', '/sandbox/money-box', { raw: 'no' })).status).toBe(400)
  })
})
