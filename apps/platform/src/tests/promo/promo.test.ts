import { randomUUID } from 'node:crypto'
import { cash, pages, responsiblePlay } from '@marquee/contract'
import { promo, promoVip } from '@marquee/features-promo-offers/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { buy, numbers } from '../../testing/payment.ts'
import { switchFeature } from '@marquee/platform-campaigns/switches'
import { stepsOf } from '@marquee/features-promo-offers/server/bundles'
import { toDraw } from '@marquee/features-promo-offers/server/coin'
import { drawOutcome } from '@marquee/platform-draws'
import { saleOf } from '@marquee/features-promo-offers/server/offers'

const hour = 3_600_000
const promoOfferSet = 'sun-and-stars'
const coinPresets = [41, 42]
let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
}, 400_000)
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const bundlesOf = async (player: TestPlayer) => (await player.ask(promo.bundles)).data.bundles
const checkOf = async (player: TestPlayer, promoOfferId: number, promoOfferBundleId = 1) =>
  (await player.ask(promo.checkAvailability, { body: { promoOfferBundleId, promoOfferId } })).data
const purchase = async (player: TestPlayer, presetId: number) =>
  (await buy(player, numbers.approve, { presetId })).body.data?.status
const flipOnce = (player: TestPlayer, key: string = randomUUID()) =>
  player.call(promo.flipTheCoin, { query: { promoOfferSet }, key })
const coinOf = async (player: TestPlayer, set = promoOfferSet) =>
  (await player.ask(promo.coin, { query: { promoOfferSet: set } })).data
const rest = (player: TestPlayer) => player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
const switchVip = (playerId: string, isOn: boolean) =>
  switchFeature(platform.kernel, { playerId, feature: 'vipBundle', isOn, idempotency: null })

describe('the welcome pack', () => {
  it('PROMO-01 PROMO-02 CALL-67 is one bundle of offers of which one is current, and moves on with each purchase', async () => {
    const player = await platform.signUp()
    const [bundle] = await bundlesOf(player)
    expect(bundle).toMatchObject({
      promoOfferBundleId: 1,
      type: 'welcomePack',
      unavailabilityReasons: [],
    })
    const currents = async () =>
      (await bundlesOf(player))[0]?.promoOffers.map(({ current }) => current)
    expect(await currents()).toEqual([true, false, false])
    expect(await purchase(player, 31)).toBe('complete')
    expect(await currents()).toEqual([false, true, false])
    expect(await purchase(player, 32)).toBe('complete')
    expect(await purchase(player, 33)).toBe('complete')
    expect(await bundlesOf(player)).toEqual([])
  })

  it('CALL-68 PROMO-06 PROMO-07 is checked by the rules the cash desk sells by, and says why not', async () => {
    const player = await platform.signUp()
    expect(await checkOf(player, 1)).toEqual({ available: true, unavailabilityReasons: [] })
    expect(await checkOf(player, 2)).toEqual({
      available: false,
      unavailabilityReasons: ['previous-not-bought'],
    })
    expect((await buy(player, numbers.approve, { presetId: 32 })).status).toBe(404)
    expect(await purchase(player, 31)).toBe('complete')
    expect((await checkOf(player, 1)).unavailabilityReasons).toEqual(['already-bought'])
    expect((await buy(player, numbers.approve, { presetId: 31 })).status).toBe(404)
    const body = { kind: 'purchase', period: 'day', amount: 1_000 } as const
    await player.ask(responsiblePlay.setLimit, { body })
    expect((await checkOf(player, 2)).unavailabilityReasons).toEqual(['limit-reached'])
    const unknown = { promoOfferBundleId: 9, promoOfferId: 1 }
    expect((await player.call(promo.checkAvailability, { body: unknown })).status).toBe(404)
  })

  it('is sold once when it is bought side by side', async () => {
    const player = await platform.signUp()
    const answers = await Promise.all(
      [1, 2, 3].map(() => buy(player, numbers.approve, { presetId: 31 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  })

  it('ends a week after the sign-up', async () => {
    const player = await platform.signUp()
    platform.clock.advance(7 * 24 * hour)
    expect(await bundlesOf(player)).toEqual([])
    expect((await checkOf(player, 1)).unavailabilityReasons).toEqual(['finished'])
    expect((await buy(player, numbers.approve, { presetId: 31 })).status).toBe(404)
  })

  it('offers nothing during a break', async () => {
    const player = await platform.signUp()
    await rest(player)
    expect(await bundlesOf(player)).toEqual([])
    expect((await checkOf(player, 1)).unavailabilityReasons).toEqual(['restricted'])
    expect(await coinOf(player)).toMatchObject({ sides: [], reasonType: 'no_offers_found' })
    expect((await flipOnce(player)).body.error?.code).toBe('cool-off')
    const sets = await player.ask(promo.availableSets)
    expect([sets.packages, sets.promoOffers]).toEqual([[], []])
  })
})

describe('what can be bought quickly', () => {
  it('CALL-52 PROMO-03 has packages, and offers with their bundle and the wheel that comes with them', async () => {
    const player = await platform.signUp()
    await player.ask(promo.subscribe, { body: { urlHash: 'made-for-you' } })
    const { packages, promoOffers } = await player.ask(promo.availableSets)
    expect(packages.map(({ presetId }) => presetId)).toEqual([6, 1, 2, 3, 4, 5])
    const named = promoOffers.map(({ presetId, bundle }) => [presetId, bundle])
    const welcome = { promoOfferBundleId: 1, type: 'welcomePack' }
    expect(named).toEqual([
      [21, null],
      [31, welcome],
      [51, null],
    ])
    const wheels = promoOffers.map(({ extraWheel }) => extraWheel?.wheelId ?? null)
    // The box of the internal brand comes with purchases of 9.99 US dollars or more.
    expect(wheels).toEqual([3, null, 3])
  })

  it('PROMO-03 says of each purchase whether a wheel comes with it on released brands that have one, and of none on others', async () => {
    for (const { key: brand, wheels, cash: desk } of allBrands.values()) {
      const player = await platform.signUp({}, { brand })
      const { promoOffers } = await player.ask(promo.availableSets)
      const earned = wheels
        .flatMap(({ wheelId, minDeposit }) =>
          minDeposit === null ? [] : [{ wheelId, minDeposit }],
        )
        .toSorted((one, other) => other.minDeposit - one.minDeposit)
      for (const { presetId, extraWheel } of promoOffers) {
        const price = desk.promoOffers.find((one) => one.presetId === presetId)?.price ?? 0
        // Of several the dearest is named.
        const comes = earned.find(({ minDeposit }) => price >= minDeposit)
        expect(extraWheel?.wheelId, `${brand} ${presetId}`).toBe(comes?.wheelId)
      }
    }
    const having = [...allBrands.values()].filter(({ wheels }) =>
      wheels.some(({ minDeposit }) => minDeposit !== null),
    )
    expect(having.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['tao', 'stormrush', 'fortuneWheelz', 'funzCity']),
    )
  })

  it('CALL-69 follows a link to its offer, and no link leads to one of a bundle or coin', async () => {
    const player = await platform.signUp()
    const follow = (urlHash: string) => player.call(promo.subscribe, { body: { urlHash } })
    expect((await follow('made-for-you')).body).toEqual({ success: true, presetId: 21 })
    for (const hash of ['null', '31', 'sun-and-stars'])
      expect([hash, (await follow(hash)).status]).toEqual([hash, 404])
  })
})

describe('the VIP bundle', () => {
  it('ROLE-06 is for players whose switch is on: gone with its price when it is off, and once bought', async () => {
    const player = await platform.signUp()
    const offer = async () => (await player.ask(promoVip.offer)).data.offer
    expect(await offer()).toMatchObject({ presetId: 51, promoOfferBundleId: 2, promoOfferId: 4 })
    await switchVip(player.playerId, false)
    expect(await offer()).toBeNull()
    const body = { promoOfferBundleId: 2, promoOfferId: 4 }
    expect((await player.call(promo.checkAvailability, { body })).status).toBe(404)
    expect((await buy(player, numbers.approve, { presetId: 51 })).status).toBe(404)
    await switchVip(player.playerId, true)
    expect((await checkOf(player, 4, 2)).available).toBe(true)
    expect(await purchase(player, 51)).toBe('complete')
    expect(await offer()).toBeNull()
    expect((await buy(player, numbers.approve, { presetId: 51 })).status).toBe(404)
  })

  it('BRAND-18 is nlc’s and the internal brand’s alone', async () => {
    const having = [...allBrands.values()].filter(({ promo: { vipBundle } }) => vipBundle)
    expect(having.map(({ key }) => key).toSorted()).toEqual(['nlc', 'wireframe'])
    const player = await platform.signUp({}, { brand: 'tao' })
    expect((await player.ask(promoVip.offer)).data.offer).toBeNull()
  })
})

describe('the coin', () => {
  it('CALL-70 gives the offer of the side that came up, to be bought in the cash desk', async () => {
    const player = await platform.signUp()
    const coin = await coinOf(player)
    expect(coin).toMatchObject({
      reasonType: null,
      availableAt: null,
      waiting: null,
      lastSide: null,
    })
    expect(coin.sides.map(({ side, presetId, chance }) => [side, presetId, chance])).toEqual([
      ['heads', 41, 0.5],
      ['tails', 42, 0.5],
    ])
    const { body } = await flipOnce(player)
    expect(body).toMatchObject({ success: true, reasonType: null })
    const presetId = body.data?.presetPackage.presetId ?? 0
    expect(coin.sides.find(({ side }) => side === body.data?.side)?.presetId).toBe(presetId)
    const other = coinPresets.find((one) => one !== presetId) ?? 0
    expect((await buy(player, numbers.approve, { presetId: other })).status).toBe(404)
    expect(await purchase(player, presetId)).toBe('complete')
    expect((await player.ask(cash.desk)).data.packages.map((one) => one.presetId)).not.toContain(
      presetId,
    )
  })

  it('is flipped once for one key and side by side, so that nobody waits for a better side', async () => {
    const player = await platform.signUp()
    const key = randomUUID()
    const same = await Promise.all([1, 2, 3].map(() => flipOnce(player, key)))
    expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const more = await Promise.all([1, 2, 3].map(() => flipOnce(player)))
    for (const { body } of more)
      expect(body).toEqual({ success: false, reasonType: 'limit_by_promo_offers', data: null })
    const rows = await platform.kernel.db
      .selectFrom('draw')
      .select('turn')
      .where('player_id', '=', player.playerId)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('PROMO-08 PROMO-09 says limit_by_promo_offers while its offer waits, limit_by_time until it has rested, and turns again then', async () => {
    const player = await platform.signUp()
    const flipped = platform.clock.now()
    const first = (await flipOnce(player)).body.data
    const waits = await coinOf(player)
    expect(waits.reasonType).toBe('limit_by_promo_offers')
    expect(waits.waiting).toMatchObject({ presetId: first?.presetPackage.presetId })
    expect(waits.lastSide).toBe(first?.side)
    expect(waits.availableAt).toBeGreaterThanOrEqual(flipped + 72 * hour)
    // Whoever names no coin asks about the one that they flipped last.
    expect((await player.ask(promo.coin)).data).toEqual(waits)
    const another = await platform.signUp()
    expect((await another.ask(promo.coin)).data).toMatchObject({
      reasonType: 'no_offers_found',
      sides: [],
      lastSide: null,
    })
    platform.clock.advance(24 * hour)
    expect((await flipOnce(player)).body).toMatchObject({ reasonType: 'limit_by_time' })
    expect((await coinOf(player)).availableAt).toBeGreaterThanOrEqual(flipped + 72 * hour)
    platform.clock.advance(48 * hour - 60_000)
    expect((await flipOnce(player)).body).toMatchObject({ reasonType: 'limit_by_time' })
    platform.clock.advance(120_000)
    expect((await flipOnce(player)).body).toMatchObject({ success: true })
  })

  it('PROMO-10 says no_offers_found of a set that is not there, and once one of its sides was bought', async () => {
    const player = await platform.signUp()
    const query = { promoOfferSet: 'nothing' }
    const none = { success: false, reasonType: 'no_offers_found', data: null }
    expect((await player.call(promo.flipTheCoin, { query })).body).toEqual(none)
    expect(await coinOf(player, 'nothing')).toMatchObject({ sides: [], waiting: null })
    const { body } = await flipOnce(player)
    await purchase(player, body.data?.presetPackage.presetId ?? 0)
    expect((await flipOnce(player)).body).toEqual(none)
  })

  it('is found among the promotions of a player while it can be flipped, says so while it rests, and is gone once bought', async () => {
    const listed = async (asker: Pick<TestPlayer, 'ask'>) =>
      (await asker.ask(pages.promotions)).payload.promotions.find(
        ({ id }) => id === `coin-${promoOfferSet}`,
      )
    for (const { key } of allBrands.values())
      expect(await listed(await platform.signUp({}, { brand: key })), key).toMatchObject({
        link: `/lobby/?promoOfferSet=${promoOfferSet}`,
        ready: 0,
        nextAt: null,
      })
    expect(await listed(platform.guest())).toBeUndefined()
    const player = await platform.signUp()
    const { body } = await flipOnce(player)
    const waiting = (await coinOf(player)).waiting
    expect(await listed(player)).toMatchObject({ finishedAt: waiting?.finishedAt, nextAt: null })
    platform.clock.advance(24 * hour)
    const { availableAt } = await coinOf(player)
    expect(await listed(player)).toMatchObject({ finishedAt: null, nextAt: availableAt })
    platform.clock.advance(48 * hour)
    const again = (await flipOnce(player)).body.data ?? body.data
    await purchase(player, again?.presetPackage.presetId ?? 0)
    expect(await listed(player)).toBeUndefined()
  })

  it.each([
    [1, 1],
    [1, 3],
  ])('falls by its weights, %d to %d: 100,000 flips are fair', (one, other) => {
    const flips = 100_000
    const heads = { presetId: 41, weight: one }
    const tails = { presetId: 42, weight: other }
    const { table } = toDraw({ promoOfferSet: 'sun-and-stars', heads, tails, pauseHours: 72 })
    let up = 0
    for (let index = 0; index < flips; index++)
      if (drawOutcome(table, systemRandomness).side === 'heads') up += 1
    const expected = (flips * one) / (one + other)
    const rest = flips - expected
    const chiSquare = (up - expected) ** 2 / expected + (flips - up - rest) ** 2 / rest
    // Reached by a fair coin once in a million runs, with one degree of freedom.
    expect(chiSquare).toBeLessThan(23.93)
  })
})

it('every brand sells the offers that its bundles and coins name, and gives none by a link', () => {
  for (const { cash: sold, promo: settings } of allBrands.values()) {
    const named = [
      ...(settings.welcomePack?.promoOffers ?? []).map(({ presetId }) => presetId),
      ...(settings.vipBundle ? [settings.vipBundle.presetId] : []),
      ...settings.coins.flatMap(({ heads, tails }) => [heads.presetId, tails.presetId]),
    ]
    expect(new Set(named).size).toBe(named.length)
    for (const presetId of named) {
      expect(saleOf(sold, presetId).price).toBeGreaterThan(0)
      expect(sold.promoOffers.find((one) => one.presetId === presetId)?.urlHash).toBeNull()
    }
  }
})

it('the steps of a bundle are open one at a time', () => {
  const offers = [1, 2, 3].map((one) => ({ promoOfferId: one, presetId: 30 + one }))
  const open = (taken: number[], isOver = false) =>
    stepsOf(offers, { taken: new Set(taken), isOver }).map(({ isOpen }) => isOpen)
  expect(open([])).toEqual([true, false, false])
  expect(open([31])).toEqual([false, true, false])
  expect(open([32])).toEqual([true, false, false])
  expect(open([31, 32, 33])).toEqual([false, false, false])
  expect(open([], true)).toEqual([false, false, false])
})
