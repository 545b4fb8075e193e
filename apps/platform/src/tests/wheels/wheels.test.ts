import { randomUUID } from 'node:crypto'
import { featuresInfo, responsiblePlay, wheels } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { makePurchase } from '@marquee/platform-protection/protection/testing'
import { drawOutcome } from '@marquee/platform-draws'
import { spinWheel } from '@marquee/features-wheels/server/service'

const day = 86_400_000
const [daily, free, premium] = [1, 2, 3]
let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
  // Noon, so that no test runs across midnight.
  platform.clock.advance(day + day / 2 - (platform.clock.now() % day))
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const spin = (player: TestPlayer, id = daily, key = randomUUID()) =>
  player.call(wheels.spin, { params: { id }, key })
const wheelOf = async (player: Pick<TestPlayer, 'ask'>, id = daily) =>
  (await player.ask(wheels.configs)).data.wheels.find(({ wheelId }) => wheelId === id)
const balance = ({ playerId }: TestPlayer) => balancesOf(platform.kernel.db, playerId)
const spinsOf = ({ playerId }: TestPlayer) =>
  platform.kernel.db.selectFrom('draw').selectAll().where('player_id', '=', playerId).execute()
const statusOf = async (player: Pick<TestPlayer, 'ask'>) =>
  (await player.ask(featuresInfo.info)).data.statusFeatures.extendedWheels

describe('the wheels', () => {
  it.each([...allBrands.values()])(
    'CALL-65 WHEEL-02 $key shows a guest a free wheel of the day that only players can spin',
    async ({ key: brand }) => {
      const { data } = await platform.guest({ brand }).ask(wheels.configs)
      expect(data.wheels[0]).toMatchObject({
        type: 'daily',
        available: false,
        availableDate: null,
        enableToDate: null,
        minDeposit: null,
        winSector: null,
      })
      const player = await platform.signUp({}, { brand })
      expect((await player.ask(wheels.configs)).data.wheels[0]).toMatchObject({
        type: 'daily',
        available: true,
      })
    },
  )

  it('FEATURE-01 names the wheel that waits among the features: not to guests, not once it is spun, not during a break, again on the next day', async () => {
    const waiting = async (who: Pick<TestPlayer, 'ask'>) => {
      const { availableWheel, boosterWheel, extraWheel } = (await who.ask(featuresInfo.info)).data
      expect([boosterWheel, extraWheel]).toEqual([null, null])
      return availableWheel
    }
    expect(await waiting(platform.guest())).toBeNull()
    const player = await platform.signUp()
    const title = (await wheelOf(player))?.title
    const wheel = { wheelId: daily, type: 'daily', title, enableToDate: null, minDeposit: null }
    expect(await waiting(player)).toEqual(wheel)
    expect((await spin(player)).status).toBe(200)
    expect(await waiting(player)).toBeNull()
    platform.clock.advance(day)
    expect(await waiting(player)).toEqual(wheel)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect(await waiting(player)).toBeNull()
  })

  it('LOOTBOX-03 has boxes in two brands and the internal one: a free one, and one that asks for a purchase', async () => {
    const withBoxes = []
    for (const { key: brand } of allBrands.values()) {
      const player = await platform.signUp({}, { brand })
      const types = (await player.ask(wheels.configs)).data.wheels.map(
        ({ type, available, minDeposit }) => `${type} ${available} ${minDeposit}`,
      )
      const boxes = types.filter((type) => type.includes('Lootbox'))
      if (boxes.length) withBoxes.push([brand, ...boxes])
      expect(await statusOf(player)).toEqual({
        isActive: true,
        isAvailableLootboxes: boxes.length > 0,
      })
    }
    const boxes = ['freeLootbox true null', 'premiumLootbox false 999']
    expect(withBoxes).toEqual([
      ['tao', ...boxes],
      ['stormrush', ...boxes],
      ['wireframe', ...boxes],
    ])
  })

  it('LOOTBOX-01 LOOTBOX-02 hides its boxes from a player whose switch is off, and refuses to open them', async () => {
    const player = await platform.signUp()
    await player.send('POST', '/sandbox/lootboxes', { body: { on: false } })
    expect(await statusOf(player)).toEqual({ isActive: true, isAvailableLootboxes: false })
    const { data } = await player.ask(wheels.configs)
    expect(data.wheels.map(({ type }) => type)).toEqual(['daily'])
    expect(await spin(player, free)).toMatchObject({
      status: 404,
      body: { error: { code: 'not-found' } },
    })
    await player.send('POST', '/sandbox/lootboxes', { body: { on: true } })
    expect((await spin(player, free)).status).toBe(200)
  })
})

describe('the published odds', () => {
  const draws = 100_000
  /** Reached by a fair draw once in a million runs (Wilson and Hilferty). */
  const limit = (freedom: number) => {
    const spread = 2 / (9 * freedom)
    return freedom * (1 - spread + 4.75 * Math.sqrt(spread)) ** 3
  }

  it.each([...allBrands.values()])(
    'of $key are those of 100,000 draws of each of its wheels',
    async ({ key: brand, wheels: settings }) => {
      const { data } = await platform.guest({ brand }).ask(wheels.configs)
      expect(data.wheels.length).toBe(settings.length)
      for (const [index, { sectors }] of data.wheels.entries()) {
        expect(sectors.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
        const counts = new Map<number, number>()
        const table = settings[index]?.sectors ?? []
        for (let draw = 0; draw < draws; draw++) {
          const { id } = drawOutcome(table, systemRandomness)
          counts.set(id, (counts.get(id) ?? 0) + 1)
        }
        const chiSquare = sectors.reduce((sum, { id, chance }) => {
          const expected = chance * draws
          return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected
        }, 0)
        expect(chiSquare).toBeLessThan(limit(sectors.length - 1))
      }
    },
  )
})

describe('a spin', () => {
  it('CALL-66 credits the sector it names, pushes it, and says when the next one comes', async () => {
    const player = await platform.signUp()
    const before = await balance(player)
    const { status, body } = await spin(player)
    expect(status).toBe(200)
    const { winSector, wheelData } = body.data
    const { prize } = winSector.sectorDto
    expect(body.success).toBe(true)
    expect(wheelData.sectors).toContainEqual(winSector.sectorDto)
    const after = await balance(player)
    expect(after.coins - before.coins).toBe(BigInt(prize.coins))
    expect(after.entries - before.entries).toBe(BigInt(prize.entries))
    const tomorrow = platform.clock.now() - (platform.clock.now() % day) + day
    expect(wheelData).toMatchObject({
      wheelId: daily,
      available: false,
      availableDate: tomorrow,
      enableToDate: null,
      winSector,
    })
    expect(await wheelOf(player)).toEqual(wheelData)
    const pushes = await platform.kernel.db
      .selectFrom('outbox')
      .select(['channel', 'data'])
      .where('player_id', '=', player.playerId)
      .orderBy('seq', 'desc')
      .limit(2)
      .execute()
    const shown = { coins: Number(after.coins), entries: Number(after.entries) }
    expect(pushes).toEqual([
      {
        channel: 'cash',
        data: { reason: 'wheel', ...prize, balance: expect.objectContaining(shown) },
      },
      {
        channel: 'setBalance',
        data: expect.objectContaining({ balance: expect.objectContaining(shown) }),
      },
    ])
  })

  it('is refused a second time on the same day, and given the next day', async () => {
    const player = await platform.signUp()
    await spin(player)
    const credited = await balance(player)
    const { status, body } = await spin(player)
    expect([status, body.error?.code]).toEqual([409, 'already-claimed'])
    const wait = body.error?.retryAfterMs ?? 0
    expect(Math.abs(wait - day / 2)).toBeLessThan(60_000)
    expect(await balance(player)).toEqual(credited)
    platform.clock.advance(wait)
    expect(await wheelOf(player)).toMatchObject({ available: true, availableDate: null })
    expect((await spin(player)).status).toBe(200)
    platform.clock.advance(day / 2)
  })

  it('is paid once to 32 identical requests at once, with identical answers', async () => {
    const player = await platform.signUp()
    const key = randomUUID()
    const before = await balance(player)
    const answers = await Promise.all(Array.from({ length: 32 }, () => spin(player, daily, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { prize } = answers[0]?.body.data.winSector.sectorDto ?? {}
    expect((await balance(player)).coins - before.coins).toBe(BigInt(prize?.coins ?? -1))
    expect(await spinsOf(player)).toHaveLength(1)
    platform.clock.advance(day)
    expect((await spin(player, daily, key)).body).toEqual(answers[0]?.body)
  })

  it('is won by one of two tabs that spin at the same time, each with a key of its own', async () => {
    const player = await platform.signUp()
    const answers = await Promise.all([spin(player), spin(player)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await spinsOf(player)).toHaveLength(1)
  })

  it('is nothing that a key of another wheel can repeat', async () => {
    const player = await platform.signUp()
    const key = randomUUID()
    await spin(player, daily, key)
    expect((await spin(player, free, key)).body.error?.code).toBe('idempotency-conflict')
  })

  it('leaves neither a turn nor a credit when it breaks off after the draw, and can be had again with the same key', async () => {
    const player = await platform.signUp()
    const settings = allBrands.get('wireframe')
    if (!settings) throw new Error('There is no wireframe brand.')
    const before = await balance(player)
    const request = {
      playerId: player.playerId,
      wheelId: daily,
      idempotency: { scope: player.playerId, key: randomUUID() },
    }
    const breaking = {
      ...platform.kernel,
      alongside: () => Promise.reject(new Error('The process ended.')),
    }
    await expect(spinWheel(breaking, settings, request)).rejects.toThrow('The process ended.')
    expect(await balance(player)).toEqual(before)
    expect(await spinsOf(player)).toEqual([])
    const { winSector } = await spinWheel(platform.kernel, settings, request)
    const { coins } = winSector.sectorDto.prize
    expect((await balance(player)).coins - before.coins).toBe(BigInt(coins))
    expect(await spinsOf(player)).toHaveLength(1)
  })

  it('is refused to a guest, of a wheel that is not there, and from other sites', async () => {
    const player = await platform.signUp({}, { brand: 'funrize' })
    expect((await platform.guest().call(wheels.spin, { params: { id: daily } })).status).toBe(401)
    for (const id of [free, premium, 99]) expect((await spin(player, id)).status).toBe(404)
    const foreign = await player.call(wheels.spin, {
      params: { id: daily },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(foreign).toMatchObject({ status: 403, body: { error: { code: 'cross-site' } } })
    expect(await spinsOf(player)).toEqual([])
  })

  it('is refused during a break, when nothing of wheels is active', async () => {
    const player = await platform.signUp()
    await player.ask(responsiblePlay.coolOff, { body: { days: 3 } })
    for (const id of [daily, free])
      expect((await spin(player, id)).body.error?.code).toBe('cool-off')
    expect(await statusOf(player)).toEqual({ isActive: false, isAvailableLootboxes: false })
    const { data } = await player.ask(wheels.configs)
    expect(data.wheels.filter(({ available }) => available)).toEqual([])

    const excluded = await platform.signUp()
    await excluded.ask(responsiblePlay.selfExclude, {
      body: { term: '6-months', understood: true },
    })
    expect((await spin(excluded)).status).not.toBe(200)
    expect(await spinsOf(excluded)).toEqual([])
  })
})

describe('wheels of purchases', () => {
  it('WHEEL-02 FEATURE-01 are on two brands: a purchase gives the booster wheel a spin, a larger one both, and features name them while one waits', async () => {
    const having = [...allBrands.values()].filter(({ wheels: all }) =>
      ['booster', 'extra'].every((type) => all.some((wheel) => wheel.type === type)),
    )
    expect(having.map(({ key }) => key).toSorted()).toEqual(['fortuneWheelz', 'funzCity'])
    for (const { key: brand, wheels: all } of having) {
      const [booster = 0, extra = 0] = ['booster', 'extra'].map(
        (kind) => all.find(({ type }) => type === kind)?.wheelId,
      )
      const player = await platform.signUp({}, { brand })
      const told = async () => {
        const { boosterWheel, extraWheel } = (await player.ask(featuresInfo.info)).data
        return [boosterWheel?.wheels?.id ?? null, extraWheel?.wheelId ?? null]
      }
      expect(await told()).toEqual([null, null])
      for (const id of [booster, extra])
        expect((await spin(player, id)).body.error?.code).toBe('not-available')
      await makePurchase(platform.kernel, player.playerId, 499)
      expect(await told()).toEqual([booster, null])
      await makePurchase(platform.kernel, player.playerId, 1_999)
      expect(await told()).toEqual([booster, extra])
      const before = await balance(player)
      const { body } = await spin(player, extra)
      const { prize } = body.data.winSector.sectorDto
      // What comes with a purchase is coins alone: entries are never sold.
      expect(prize.entries).toBe(0)
      expect((await balance(player)).coins - before.coins).toBe(BigInt(prize.coins))
      expect(await told()).toEqual([booster, null])
      expect((await spin(player, booster)).body.data.wheelData.available).toBe(true)
      expect((await spin(player, booster)).body.data.wheelData.available).toBe(false)
      expect(await told()).toEqual([null, null])
    }
  })
})

describe('the premium box', () => {
  it('opens once for each purchase of its price, kept until it is opened', async () => {
    const player = await platform.signUp()
    const open = () => spin(player, premium)
    expect((await open()).body.error?.code).toBe('not-available')
    await makePurchase(platform.kernel, player.playerId, 998)
    expect((await open()).body.error?.code).toBe('not-available')
    await makePurchase(platform.kernel, player.playerId, 999)
    await makePurchase(platform.kernel, player.playerId, 1_999)
    expect(await wheelOf(player, premium)).toMatchObject({ available: true, availableDate: null })
    platform.clock.advance(2 * day)
    expect((await open()).body.data.wheelData.available).toBe(true)
    expect((await open()).body.data.wheelData.available).toBe(false)
    expect((await open()).body.error?.code).toBe('not-available')
  })
})
