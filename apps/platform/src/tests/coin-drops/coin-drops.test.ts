import { randomUUID } from 'node:crypto'
import { responsiblePlay } from '@marquee/contract'
import { coinDrops } from '@marquee/features-coin-drops/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

const hour = 3_600_000
const day = 24 * hour

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ brand: 'sws' })
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

/** Ten minutes into the next day's first drop at sws. */
beforeEach(() => {
  const now = platform.clock.now()
  platform.clock.advance(Math.floor(now / day) * day + day + 2 * hour + 600_000 - now)
})

const signUp = () => platform.signUp({}, { brand: 'sws' })
const dropsOf = async (player: TestPlayer) => (await player.ask(coinDrops.info)).data
const claim = (player: TestPlayer, id: number, key = randomUUID()) =>
  player.call(coinDrops.claim, { params: { id }, key })
const coins = async ({ playerId }: TestPlayer) =>
  (await balancesOf(platform.kernel.db, playerId)).coins

describe('coin drops', () => {
  it.each([...allBrands.values()].filter(({ coinDrops }) => coinDrops))(
    'DROPS-01 $key has some several times a day, with odds that sum to one, for guests to see too',
    async ({ key: brand, coinDrops: settings }) => {
      const { data } = await platform.guest({ brand }).ask(coinDrops.info)
      expect(settings?.hours.length).toBeGreaterThanOrEqual(2)
      expect(data.upcoming).toHaveLength(4)
      expect(data.taken).toBeNull()
      expect(data.odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      expect(data.odds.every(({ prize }) => prize.coins > 0)).toBe(true)
      expect(
        (await platform.guest({ brand }).call(coinDrops.claim, { params: { id: 1 } })).status,
      ).toBe(401)
    },
  )

  it('DROPS-01 are taken once per window: drawn and credited in one answer, whatever is repeated', async () => {
    const player = await signUp()
    const before = await coins(player)
    const id = (await dropsOf(player)).current?.id ?? 0
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(player, id, key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const prize = answers[0]?.body.data.prize
    expect((await coins(player)) - before).toBe(BigInt(prize?.coins ?? -1))
    expect((await dropsOf(player)).taken).toEqual(prize)
    expect(await claim(player, id)).toMatchObject({
      status: 409,
      body: { error: { code: 'already-claimed' } },
    })
    platform.clock.advance(10 * hour)
    const next = (await dropsOf(player)).current?.id ?? 0
    expect(next).toBe(id + 10)
    expect((await dropsOf(player)).taken).toBeNull()
    expect((await claim(player, next)).status).toBe(200)
  })

  it('are not taken outside of their time', async () => {
    const player = await signUp()
    const { current, upcoming } = await dropsOf(player)
    expect((await claim(player, upcoming[0]?.id ?? 0)).status).toBe(409)
    platform.clock.advance(hour)
    expect((await dropsOf(player)).current).toBeNull()
    for (const id of [current?.id ?? 0, 1, 2_147_483_647]) {
      expect(await claim(player, id), `${id}`).toMatchObject({
        status: 409,
        body: { error: { code: 'not-available' } },
      })
    }
  })

  it('are kept from players on a break', async () => {
    const player = await signUp()
    const id = (await dropsOf(player)).current?.id ?? 0
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect(await dropsOf(player)).toMatchObject({ current: null, upcoming: [] })
    expect((await claim(player, id)).status).toBe(403)
  })
})
