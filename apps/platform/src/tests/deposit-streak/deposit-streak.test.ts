import { randomUUID } from 'node:crypto'
import { featuresInfo, player as players, responsiblePlay, session } from '@marquee/contract'
import { depositStreak } from '@marquee/features-wheels/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { drawOutcome } from '@marquee/platform-draws'
import { makePurchase } from '@marquee/platform-protection/protection/testing'

const day = 86_400_000
let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
  platform.clock.advance(day + day / 2 - (platform.clock.now() % day))
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const info = async (player: TestPlayer) => (await player.ask(depositStreak.info)).data
const claim = (player: TestPlayer, key = randomUUID()) =>
  player.call(depositStreak.applyPrize, { key })
const balance = ({ playerId }: TestPlayer) => balancesOf(platform.kernel.db, playerId)
async function buy({ playerId }: TestPlayer, times: number) {
  for (let time = 0; time < times; time++) await makePurchase(platform.kernel, playerId, 499)
}

describe('the streak of purchases', () => {
  it('CALL-35 STREAK-01 STREAK-03 begins at 0 of 8 with nothing that could be reset', async () => {
    const { boost, ...told } = await info(await platform.signUp())
    expect(boost?.options).toHaveLength(2)
    expect(told).toEqual({
      currentCountDeposit: 0,
      maxNumberOfDeposit: 8,
      secondsToResetStreakCounter: null,
      finishedAt: null,
      success: false,
      percentEnabled: false,
      dailyWinStreakLimitExceeded: false,
      images: {},
      settings: { minDeposit: 0, skin: 'neutral_wheel_of_wins', resetAfterDays: 30 },
    })
  })

  it('STREAK-01 names the drawing of each brand whose skin is dressed, and none of others', async () => {
    const dressed: string[] = []
    for (const { key: brand } of allBrands.values()) {
      const { images, settings } = await info(await platform.signUp({}, { brand }))
      const isDressed = settings.skin.startsWith('skin_')
      expect(images, brand).toEqual(isDressed ? { prize: '/icons/reward.svg' } : {})
      if (isDressed) dressed.push(brand)
    }
    expect(dressed).toEqual(expect.arrayContaining(['stormrush', 'funrize', 'nlc']))
  })

  it('STREAK-02 has each of the four skins in some brand, the same in every call', async () => {
    const skins = new Set<string>()
    for (const { key: brand } of allBrands.values()) {
      const player = await platform.signUp({}, { brand })
      const { skin } = (await info(player)).settings
      const me = (await player.ask(players.me)).data
      const { data } = await player.ask(featuresInfo.info)
      expect(me.depositStreak).toEqual({ isActive: true, skin })
      expect(data.statusFeatures.depositStreak).toEqual({ isActive: true })
      expect(data.featuresInfo['deposit-streak-info']).toEqual({ depositStreakSkin: skin })
      skins.add(skin)
    }
    expect([...skins].sort()).toEqual([
      'neutral_wheel_of_wins',
      'prize_vault',
      'skin_prize_vault',
      'skin_wheel_of_wins',
    ])
  })

  it('CALL-36 shows what its wheel holds with the odds of 100,000 draws', async () => {
    const player = await platform.signUp()
    const { wheels } = (await player.ask(depositStreak.wheelsPrizes)).data
    expect(wheels.map(({ countDeposit }) => countDeposit)).toEqual([8])
    const sectors = wheels[0]?.sectors ?? []
    const table = allBrands.get('wireframe')?.depositStreak?.sectors ?? []
    const counts = new Map<number, number>()
    for (let draw = 0; draw < 100_000; draw++) {
      const { id } = drawOutcome(table, systemRandomness)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    const chiSquare = sectors.reduce((sum, { id, chance }) => {
      const expected = chance * 100_000
      return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected
    }, 0)
    // Seven degrees of freedom: a fair draw goes beyond this once in a million runs.
    expect(sectors).toHaveLength(8)
    expect(chiSquare).toBeLessThan(40.6)
  })

  it('CALL-38 names its stages, which cover every purchase once', async () => {
    const { groups } = (await (await platform.signUp()).ask(depositStreak.groupInfo)).data
    const covered = groups.flatMap(({ fromDeposit, toDeposit }) =>
      Array.from({ length: toDeposit - fromDeposit + 1 }, (_, index) => fromDeposit + index),
    )
    expect(covered).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('CALL-37 refuses its prize before the last purchase and says how many are made', async () => {
    const player = await platform.signUp()
    await buy(player, 7)
    expect((await info(player)).currentCountDeposit).toBe(7)
    const { status, body } = await claim(player)
    expect([status, body.error?.code]).toEqual([409, 'not-available'])
    expect(body.error?.message).toContain('7 of 8')
    expect((await platform.guest().call(depositStreak.applyPrize)).status).toBe(401)
  })

  it('CALL-37 pays its prize once, also to two tabs at the same time, and begins again', async () => {
    const player = await platform.signUp()
    await buy(player, 10)
    expect(await info(player)).toMatchObject({ currentCountDeposit: 8, success: true })
    const before = await balance(player)
    const keys = [randomUUID(), randomUUID()]
    const answers = await Promise.all(keys.map((key) => claim(player, key)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const paid = answers.findIndex(({ status }) => status === 200)
    const { body } = answers[paid] ?? answers[0]!
    const { prize, sectorId } = body.data
    const { wheels } = (await player.ask(depositStreak.wheelsPrizes)).data
    expect(wheels[0]?.sectors.find(({ id }) => id === sectorId)?.prize).toEqual(prize)
    const after = await balance(player)
    expect(after.coins - before.coins).toBe(BigInt(prize.coins))
    expect(after.entries - before.entries).toBe(BigInt(prize.entries))
    expect(await info(player)).toMatchObject({ currentCountDeposit: 2, success: false })
    expect((await claim(player, keys[paid])).body).toEqual(body)
    expect(await balance(player)).toEqual(after)
  })

  it('pays one prize a day and keeps a second streak until the next', async () => {
    const player = await platform.signUp()
    await buy(player, 16)
    expect((await claim(player)).status).toBe(200)
    expect(await info(player)).toMatchObject({
      currentCountDeposit: 8,
      success: false,
      dailyWinStreakLimitExceeded: true,
    })
    expect((await claim(player)).body.error?.code).toBe('already-claimed')
    platform.clock.advance(day)
    expect((await claim(player)).status).toBe(200)
    expect(await info(player)).toMatchObject({ currentCountDeposit: 0, success: false })
  })

  it('STREAK-01 is reset by the clock when it is read and when something is bought, and tells the seconds until then', async () => {
    const player = await platform.signUp()
    const month = 30 * day
    // A session may have ended by then as well; one that has not refuses another sign-in.
    const later = async (ms: number) => {
      platform.clock.advance(ms)
      await player.call(session.signIn, { body: player.credentials })
    }
    await buy(player, 2)
    expect(await info(player)).toMatchObject({
      currentCountDeposit: 2,
      secondsToResetStreakCounter: month / 1000,
    })
    // The clock runs meanwhile.
    await later(month - 60_000)
    const late = await info(player)
    expect(late.currentCountDeposit).toBe(2)
    expect(late.secondsToResetStreakCounter).toBeGreaterThan(0)
    expect(late.secondsToResetStreakCounter).toBeLessThanOrEqual(60)
    await buy(player, 1)
    expect(await info(player)).toMatchObject({
      currentCountDeposit: 3,
      secondsToResetStreakCounter: month / 1000,
    })
    await later(month)
    expect(await info(player)).toMatchObject({
      currentCountDeposit: 0,
      secondsToResetStreakCounter: null,
    })
    await buy(player, 7)
    expect((await claim(player)).body.error?.message).toContain('7 of 8')
    await buy(player, 1)
    await later(2 * month)
    expect(await info(player)).toMatchObject({
      currentCountDeposit: 8,
      success: true,
      secondsToResetStreakCounter: null,
    })
    expect((await claim(player)).status).toBe(200)
    expect(await info(player)).toMatchObject({ currentCountDeposit: 0 })
  })

  it('lets players of two released brands, and of the internal one, choose the table, and draws from the one that is chosen', async () => {
    const having = [...allBrands.values()].filter((one) => one.depositStreak?.boost)
    expect(having.map(({ key }) => key)).toEqual(['fortuneWheelz', 'scarletSands', 'wireframe'])
    for (const { key: brand, depositStreak: settings } of having) {
      const player = await platform.signUp({}, { brand })
      await buy(player, 8)
      const { statusFeatures } = (await player.ask(featuresInfo.info)).data
      expect(statusFeatures.depositStreakChooseBoost).toEqual({ isActive: true })
      const shown = async () =>
        (await player.ask(depositStreak.wheelsPrizes)).data.wheels[0]?.sectors ?? []
      const told = (await info(player)).boost
      expect(told?.chosen).toBe(1)
      expect(told?.options.map(({ title }) => title)).toEqual([
        settings?.boost?.title,
        settings?.boost?.other.title,
      ])
      expect(await shown()).toEqual(told?.options[0]?.sectors)
      const steady = settings?.boost?.other.sectors ?? []
      const weights = steady.reduce((sum, { weight }) => sum + weight, 0)
      expect(told?.options[1]?.sectors).toEqual(
        steady.map(({ id, prize, weight }) => ({ id, prize, chance: weight / weights })),
      )
      const key = randomUUID()
      const choose = (boostId: number) =>
        player.call(depositStreak.chooseBoost, { body: { boostId }, key })
      const chosen = (await choose(2)).body.data
      expect(chosen.boost?.chosen).toBe(2)
      expect((await choose(1)).body.error?.code).toBe('idempotency-conflict')
      expect(await shown()).toEqual(told?.options[1]?.sectors)
      const { prize, sectorId } = (await claim(player)).body.data
      expect(steady).toContainEqual(expect.objectContaining({ id: sectorId, prize }))
      // The same call, repeated, is told what it was told then.
      expect((await choose(2)).body.data).toEqual(chosen)
      expect(chosen.success).toBe(true)
      // It stays chosen for the next streak.
      expect((await info(player)).boost?.chosen).toBe(2)
    }
  })

  it('refuses a table that there is not, a choice where there is none, and any during a break', async () => {
    const choose = (player: TestPlayer, boostId: number) =>
      player.call(depositStreak.chooseBoost, { body: { boostId } })
    const player = await platform.signUp({}, { brand: 'scarletSands' })
    expect((await choose(player, 3)).body.error?.code).toBe('not-found')
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await choose(player, 2)).body.error?.code).toBe('cool-off')
    const { statusFeatures } = (await player.ask(featuresInfo.info)).data
    expect(statusFeatures.depositStreakChooseBoost).toEqual({ isActive: false })
    const other = await platform.signUp({}, { brand: 'tao' })
    expect((await choose(other, 2)).body.error?.code).toBe('not-available')
    expect(await info(other)).not.toHaveProperty('boost')
    expect((await other.ask(featuresInfo.info)).data.statusFeatures).toMatchObject({
      depositStreak: { isActive: true },
      depositStreakChooseBoost: { isActive: false },
    })
  })

  it('is neither shown nor paid during a break', async () => {
    const player = await platform.signUp()
    await buy(player, 8)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await claim(player)).body.error?.code).toBe('cool-off')
    const { data } = await player.ask(featuresInfo.info)
    expect(data.statusFeatures.depositStreak).toEqual({ isActive: false })
    expect(data.featuresInfo['deposit-streak-info']).toBeUndefined()
  })

  it('tells its finish time where it has one, counts anew after it, and keeps a prize that waits', async () => {
    const signUp = () => platform.signUp({}, { brand: 'sws' })
    const finishedAt = (await info(await signUp())).finishedAt ?? 0
    expect(finishedAt).toBeGreaterThan(platform.clock.now())
    const forwardTo = (instant: number) => platform.clock.advance(instant - platform.clock.now())
    forwardTo(finishedAt - 60_000)
    const [player, lucky] = [await signUp(), await signUp()]
    await buy(player, 2)
    await buy(lucky, 8)
    expect((await info(player)).currentCountDeposit).toBe(2)
    expect((await player.ask(players.me)).data.depositStreak.isActive).toBe(true)
    forwardTo(finishedAt)
    const next = await info(player)
    expect(next.currentCountDeposit).toBe(0)
    expect(next.finishedAt).toBe(finishedAt + 91 * 86_400_000)
    expect((await info(lucky)).success).toBe(true)
    expect((await claim(lucky)).status).toBe(200)
    expect((await info(lucky)).currentCountDeposit).toBe(0)
  })
})
