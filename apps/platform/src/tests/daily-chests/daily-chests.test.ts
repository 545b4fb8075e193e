import { randomUUID } from 'node:crypto'
import { featuresInfo, pages, responsiblePlay } from '@marquee/contract'
import { dailyChests } from '@marquee/features-daily-chests/contract'
import { history } from '@marquee/features-history/contract'
import { drawOutcome } from '@marquee/platform-draws'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { cashPushes } from '../../testing/cashPushes.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

const day = 86_400_000
/** A released brand that has the chests. */
const brand = 'sws'
const table = allBrands.get(brand)?.dailyChests?.outcomes ?? []
const having = [...allBrands.values()].filter((one) => one.dailyChests)
const without = [...allBrands.values()].filter((one) => !one.dailyChests)

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
const stateOf = async (client: Pick<TestPlayer, 'ask'>) => (await client.ask(dailyChests.info)).data
const open = (player: TestPlayer, number: number, key = randomUUID()) =>
  player.call(dailyChests.open, { body: { number }, key })
const balance = ({ playerId }: TestPlayer) => balancesOf(platform.kernel.db, playerId)
const pushesOf = ({ playerId }: TestPlayer) =>
  cashPushes(platform.kernel.db, playerId, 'daily-chest')
const flagOf = async (client: Pick<TestPlayer, 'ask'>) =>
  (await client.ask(featuresInfo.info)).data.statusFeatures.dailyChests?.isActive

describe('daily chests', () => {
  it.each(having)('$key > three stand ready, with odds that guests see too', async ({ key }) => {
    const player = await platform.signUp({}, { brand: key })
    const told = await stateOf(player)
    expect(told).toMatchObject({ isActive: true, left: 3, nextAt: null })
    expect(told.chests).toEqual([1, 2, 3].map((number) => ({ number, prize: null })))
    expect(told.odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(told.odds.every(({ prize }) => prize.coins + prize.entries > 0)).toBe(true)
    const guest = platform.guest({ brand: key })
    expect(await stateOf(guest)).toEqual({ ...told, left: 0 })
    expect((await guest.call(dailyChests.open, { body: { number: 1 } })).status).toBe(401)
    expect([await flagOf(player), await flagOf(guest)]).toEqual([true, true])
  })

  it('four released brands have them', () => {
    expect(having.map(({ key }) => key).filter((key) => key !== 'wireframe')).toEqual([
      'funzCity',
      'jackpotRabbit',
      'sws',
      'scarletSands',
    ])
  })

  it('a brand without them > says so, and opens none', async () => {
    for (const { key } of without.slice(0, 2)) {
      const player = await platform.signUp({}, { brand: key })
      expect(await stateOf(player)).toMatchObject({ isActive: false, chests: [], odds: [] })
      expect((await open(player, 1)).body.error?.code).toBe('not-available')
      expect(await flagOf(player)).toBe(false)
    }
  })

  it('three a day in any order > each pays what the table says, and they come again at midnight UTC', async () => {
    const player = await signUp()
    const before = await balance(player)
    const sum = { coins: 0, entries: 0 }
    for (const [index, number] of [2, 3, 1].entries()) {
      const { body } = await open(player, number)
      const { prize, outcomeId, dailyChests: after } = body.data
      expect(table).toContainEqual(expect.objectContaining({ id: outcomeId, prize }))
      expect(after.left).toBe(2 - index)
      expect(after.chests[number - 1]).toEqual({ number, prize })
      expect(await stateOf(player)).toEqual(after)
      sum.coins += prize.coins
      sum.entries += prize.entries
    }
    const after = await balance(player)
    expect(Number(after.coins - before.coins)).toBe(sum.coins)
    expect(Number(after.entries - before.entries)).toBe(sum.entries)
    const midnight = (Math.floor(platform.clock.now() / day) + 1) * day
    expect(await stateOf(player)).toMatchObject({ left: 0, nextAt: midnight })
    for (const number of [1, 2, 3]) {
      const { status, body } = await open(player, number)
      expect([status, body.error?.code]).toEqual([409, 'not-available'])
    }
    platform.clock.advance(midnight - platform.clock.now())
    expect(await stateOf(player)).toMatchObject({ left: 3, nextAt: null })
    expect((await open(player, 1)).status).toBe(200)
    platform.clock.advance(day / 2)
  })

  it('a repeated request and two tabs > open a chest once', async () => {
    const player = await signUp()
    const before = await balance(player)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => open(player, 2, key)),
      ...Array.from({ length: 4 }, () => open(player, 2)),
    ])
    const given = answers.filter(({ status }) => status === 200)
    expect(new Set(given.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(
      new Set(answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.error?.code]))),
    ).toEqual(new Set(['already-claimed']))
    const prize = given[0]?.body.data.prize
    expect(Number((await balance(player)).coins - before.coins)).toBe(prize?.coins)
    expect(await pushesOf(player)).toMatchObject([
      { ...prize, balance: { coins: Number(before.coins) + (prize?.coins ?? 0) } },
    ])
    expect((await stateOf(player)).left).toBe(2)
    expect((await open(player, 4)).body.error?.code).toBe('not-found')
  })

  it('odds > are those of the table that is drawn from', async () => {
    const { odds } = await stateOf(platform.guest({ brand }))
    const weights = table.reduce((sum, { weight }) => sum + weight, 0)
    expect(odds.map(({ id, prize, chance }) => ({ id, prize, weight: chance * weights }))).toEqual(
      table.map(({ id, prize, weight }) => ({ id, prize, weight: expect.closeTo(weight, 9) })),
    )
    const draws = 40_000
    const counts = new Map<number, number>()
    for (let draw = 0; draw < draws; draw++) {
      const { id } = drawOutcome(table, systemRandomness)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    for (const { id, chance } of odds) {
      const deviation = Math.sqrt(draws * chance * (1 - chance))
      expect(Math.abs((counts.get(id) ?? 0) - draws * chance)).toBeLessThan(6 * deviation)
    }
  })

  it('during a break > they are closed', async () => {
    const player = await signUp()
    expect((await open(player, 1)).status).toBe(200)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect(await stateOf(player)).toMatchObject({ isActive: false, left: 0 })
    expect((await open(player, 2)).body.error?.code).toBe('cool-off')
    expect(await flagOf(player)).toBe(false)
  })

  it('history and promotions > name them in English and Spanish', async () => {
    const player = await signUp()
    const listed = async () =>
      (await player.ask(pages.promotions)).payload.promotions.find(
        ({ id }) => id === 'daily-chests',
      )
    expect(await listed()).toMatchObject({ link: '/daily-chests', ready: 3, nextAt: null })
    const { prize } = (await open(player, 3)).body.data
    expect((await listed())?.ready).toBe(2)
    const told = (await player.ask(history.entries, { query: { kind: 'daily-chest' } })).data
    expect(told.entries.map(({ wallet, amount }) => [wallet, amount])).toEqual(
      expect.arrayContaining(Object.entries(prize).filter(([, amount]) => amount > 0)),
    )
    expect(told.kindNames['daily-chest']).toEqual({ en: 'Daily chest', es: 'Cofre diario' })
  })
})
