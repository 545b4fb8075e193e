import { randomUUID } from 'node:crypto'
import { featuresInfo, pages, responsiblePlay } from '@marquee/contract'
import { history } from '@marquee/features-history/contract'
import { luckyDice } from '@marquee/features-lucky-dice/contract'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { cashPushes } from '../../testing/cashPushes.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

const day = 86_400_000
/** A released brand that has the dice. */
const brand = 'fortuneWheelz'
const prizes = allBrands.get(brand)?.luckyDice?.prizes ?? []
const having = [...allBrands.values()].filter((one) => one.luckyDice)
const without = [...allBrands.values()].filter((one) => !one.luckyDice)

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
  // Noon, so that no test runs over midnight.
  platform.clock.advance(day + day / 2 - (platform.clock.now() % day))
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const signUp = () => platform.signUp({}, { brand })
const stateOf = async (client: Pick<TestPlayer, 'ask'>) => (await client.ask(luckyDice.info)).data
const roll = (player: TestPlayer, key = randomUUID()) => player.call(luckyDice.roll, { key })
const balance = ({ playerId }: TestPlayer) => balancesOf(platform.kernel.db, playerId)
const pushesOf = ({ playerId }: TestPlayer) =>
  cashPushes(platform.kernel.db, playerId, 'lucky-dice')
const flagOf = async (client: Pick<TestPlayer, 'ask'>) =>
  (await client.ask(featuresInfo.info)).data.statusFeatures.luckyDice?.isActive

describe('lucky dice', () => {
  it.each(having)('$key > five throws, with odds that guests see too', async ({ key }) => {
    const player = await platform.signUp({}, { brand: key })
    const told = await stateOf(player)
    expect(told).toMatchObject({ isActive: true, throws: [], left: 5, perDay: 5, nextAt: null })
    expect(told.odds.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(told.odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    const guest = platform.guest({ brand: key })
    expect(await stateOf(guest)).toEqual({ ...told, left: 0 })
    expect((await guest.call(luckyDice.roll)).status).toBe(401)
    expect([await flagOf(player), await flagOf(guest)]).toEqual([true, true])
  })

  it('three released brands have them', () => {
    expect(having.map(({ key }) => key).filter((key) => key !== 'wireframe')).toEqual([
      'funrize',
      'fortuneWheelz',
      'jackpotRabbit',
    ])
  })

  it('a brand without them > says so, and throws none', async () => {
    for (const { key } of without.slice(0, 2)) {
      const player = await platform.signUp({}, { brand: key })
      expect(await stateOf(player)).toMatchObject({ isActive: false, odds: [], left: 0 })
      expect((await roll(player)).body.error?.code).toBe('not-available')
      expect(await flagOf(player)).toBe(false)
    }
  })

  it('five throws a day > each pays what its sum says, and they come again at midnight UTC', async () => {
    const player = await signUp()
    const before = await balance(player)
    const given = { coins: 0, entries: 0 }
    for (let thrown = 1; thrown <= 5; thrown++) {
      const { dice, sum, prize, luckyDice: after } = (await roll(player)).body.data
      expect(dice.reduce((all, value) => all + value, 0)).toBe(sum)
      expect(prize).toEqual(prizes[sum - 2])
      expect(after).toMatchObject({ left: 5 - thrown })
      expect(after.throws.at(-1)).toEqual({ dice, prize })
      expect(after.throws).toHaveLength(thrown)
      expect(await stateOf(player)).toEqual(after)
      given.coins += prize.coins
      given.entries += prize.entries
    }
    const after = await balance(player)
    expect(Number(after.coins - before.coins)).toBe(given.coins)
    expect(Number(after.entries - before.entries)).toBe(given.entries)
    const midnight = (Math.floor(platform.clock.now() / day) + 1) * day
    expect(await stateOf(player)).toMatchObject({ left: 0, nextAt: midnight })
    const { status, body } = await roll(player)
    expect([status, body.error?.code]).toEqual([409, 'not-available'])
    platform.clock.advance(midnight - platform.clock.now())
    expect(await stateOf(player)).toMatchObject({ left: 5, throws: [], nextAt: null })
    expect((await roll(player)).status).toBe(200)
    platform.clock.advance(day / 2)
  })

  it('a repeated request and two tabs > every throw is paid once', async () => {
    const player = await signUp()
    const before = await balance(player)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => roll(player, key)),
      ...Array.from({ length: 8 }, () => roll(player)),
    ])
    const told = new Set(
      answers.flatMap(({ status, body }) => (status === 200 ? [JSON.stringify(body)] : [])),
    )
    expect(told.size).toBe(5)
    const { throws, left } = await stateOf(player)
    expect([throws.length, left]).toEqual([5, 0])
    const coins = throws.reduce((sum, { prize }) => sum + prize.coins, 0)
    const after = await balance(player)
    expect(Number(after.coins - before.coins)).toBe(coins)
    const pushed = await pushesOf(player)
    expect(pushed).toHaveLength(5)
    expect(pushed).toContainEqual(
      expect.objectContaining({
        balance: expect.objectContaining({ coins: Number(after.coins) }),
      }),
    )
  })

  it('odds > are those of two dice', async () => {
    const { odds } = await stateOf(platform.guest({ brand }))
    for (const { sum, ways, chance, prize } of odds) {
      expect(ways).toBe(6 - Math.abs(7 - sum))
      expect(chance).toBeCloseTo(ways / 36, 12)
      expect(prize).toEqual(prizes[sum - 2])
    }
  })

  it('during a break > they are put away', async () => {
    const player = await signUp()
    expect((await roll(player)).status).toBe(200)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect(await stateOf(player)).toMatchObject({ isActive: false, left: 0 })
    expect((await roll(player)).body.error?.code).toBe('cool-off')
    expect(await flagOf(player)).toBe(false)
  })

  it('history and promotions > name them in English and Spanish', async () => {
    const player = await signUp()
    const listed = async () =>
      (await player.ask(pages.promotions)).payload.promotions.find(({ id }) => id === 'lucky-dice')
    expect(await listed()).toMatchObject({ link: '/lucky-dice', ready: 5, nextAt: null })
    const { prize } = (await roll(player)).body.data
    expect((await listed())?.ready).toBe(4)
    const told = (await player.ask(history.entries, { query: { kind: 'lucky-dice' } })).data
    expect(told.entries).toContainEqual(
      expect.objectContaining({ wallet: 'coins', amount: prize.coins }),
    )
    expect(told.kindNames['lucky-dice']).toEqual({ en: 'Lucky dice', es: 'Dados de la suerte' })
  })
})
