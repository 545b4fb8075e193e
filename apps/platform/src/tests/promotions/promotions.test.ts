import { pages, type Promotion, responsiblePlay, wheels } from '@marquee/contract'
import { dailyLogin } from '@marquee/features-daily-login/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allBrands } from '../../brands/index.ts'
import { brandSchema, type BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { modules } from '../../modules.ts'
import { listPromotions } from '@marquee/platform-campaigns/promotions/listPromotions'

const day = 86_400_000
let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
  // Noon, when every campaign of the day runs.
  const now = platform.clock.now()
  platform.clock.advance(day + day / 2 - (now % day))
})
afterAll(() => platform.stop())

const keys = [...allBrands.keys()]
const settingsOf = (brand: string) => allBrands.get(brand) as BrandSettings

/** What the settings of a brand without any campaign say of each campaign: null or an empty list. */
const absent = new Map(
  Object.entries(brandSchema(modules).shape).flatMap(([key, schema]) => {
    const { data } = z.safeParse(schema, undefined)
    return data === null || (Array.isArray(data) && !data.length) ? [[key, data] as const] : []
  }),
)
/** Say which games there are and where they stand, and give nothing. */
const giveNothing = ['schemeSections', 'studioGames']

/** Campaigns that a brand has. */
const campaignsOf = (brand: BrandSettings): string[] =>
  [...absent.keys()].filter(
    (key) =>
      !giveNothing.includes(key) &&
      JSON.stringify(brand[key as keyof BrandSettings]) !== JSON.stringify(absent.get(key)),
  )

const listFor = async (brand: BrandSettings, playerId: string | null) =>
  (
    await listPromotions(platform.surroundings.status, { kernel: platform.kernel, brand, playerId })
  ).map(({ id }) => id)

const promotionsFor = async (asker: Pick<TestPlayer, 'ask'>): Promise<Promotion[]> =>
  (await asker.ask(pages.promotions)).payload.promotions

const find = (all: Promotion[], id: string) => all.find((one) => one.id === id)

/** Campaigns that change nothing on the list now: they rest, or are not listed at all. */
async function unlisted(brand: BrandSettings, campaigns: string[]): Promise<string[]> {
  const all = await listFor(brand, null)
  const found = []
  for (const campaign of campaigns) {
    const without = { ...brand, [campaign]: absent.get(campaign) }
    if ((await listFor(without, null)).length >= all.length) found.push(campaign)
  }
  return found
}

/** Moves on to a day on which no campaign of the brand rests between two. */
async function untilNoneRests(brand: BrandSettings, campaigns: string[]): Promise<void> {
  let resting = campaigns
  for (let days = 0; days < 60; days++) {
    resting = await unlisted(brand, campaigns)
    if (!resting.length) return
    platform.clock.advance(day)
  }
  expect(resting, 'on none of sixty days').toEqual([])
}

describe('promotions of a brand', () => {
  it.each(keys)(
    '%s > lists every campaign that its settings enable, to guests and to players (HOME-01, ROUTE-16, CALL-15)',
    async (key) => {
      const brand = settingsOf(key)
      const campaigns = campaignsOf(brand)
      expect(campaigns.length).toBeGreaterThan(8)
      await untilNoneRests(brand, campaigns)
      const all = await listFor(brand, null)
      expect(new Set(all).size).toBe(all.length)
      const off = { ...brand, dailyLogin: { ...brand.dailyLogin, isActive: false } }
      expect(await listFor(off, null)).not.toContain('daily-login')
      expect(all).toContain('daily-login')
      expect(all).toContain('referral')
      const player = await platform.signUp({}, { brand: key })
      const own = await listFor(brand, player.playerId)
      expect(own).toEqual(expect.arrayContaining(all.filter((id) => id !== 'welcome')))
    },
  )

  it.each(keys)('%s > says of each what it is, where it is and what it gives', async (key) => {
    const player = await platform.signUp({}, { brand: key })
    for (const asker of [platform.guest({ brand: key }), player]) {
      const promotions = await promotionsFor(asker)
      for (const { id, title, text, link } of promotions) {
        for (const locale of ['en', 'es'] as const) {
          expect((title as Record<string, string>)[locale], id).toBeTruthy()
          expect((text as Record<string, string>)[locale], id).not.toMatch(/undefined|NaN/)
        }
        expect(link, id).toMatch(/^\/[a-z]/)
      }
      // Cashback depends on what was played.
      const silent = promotions.filter(({ id, gives }) => gives === null && id !== 'cashback')
      expect(silent).toEqual([])
    }
  })

  it('home page > shows the first of the same list (HOME-09)', async () => {
    const player = await platform.signUp()
    const all = await promotionsFor(player)
    const { payload } = await player.ask(pages.home)
    expect(payload.promotions).toEqual(all.slice(0, 6))
  })
})

describe('state of a promotion', () => {
  it('guest > has nothing ready, and the welcome gift first', async () => {
    const all = await promotionsFor(platform.guest())
    expect(all.filter(({ ready }) => ready > 0)).toEqual([])
    expect(all[0]?.id).toBe('welcome')
  })

  it('player > has what can be claimed first, then timers, and no welcome gift', async () => {
    const player = await platform.signUp()
    const all = await promotionsFor(player)
    const ranks = all.map(({ ready, nextAt }) => (ready ? 0 : nextAt === null ? 2 : 1))
    expect(ranks).toEqual(ranks.toSorted())
    expect(ranks[0]).toBe(0)
    expect(find(all, 'welcome')).toBeUndefined()
    for (const id of ['daily-login', 'daily-wheel', 'scratch-cards', 'funmachine', 'mini-slot'])
      expect(find(all, id)?.ready, id).toBeGreaterThan(0)
  })

  it('claimed reward > is not ready and says when the next one is', async () => {
    const player = await platform.signUp()
    const before = find(await promotionsFor(player), 'daily-login')
    expect(before).toMatchObject({ ready: 1, nextAt: null })
    await player.ask(dailyLogin.applyPrize)
    const after = find(await promotionsFor(player), 'daily-login')
    expect(after?.ready).toBe(0)
    expect(after?.nextAt).toBeGreaterThan(platform.clock.now())
    const [first, second] = settingsOf('wireframe').dailyLogin.prizes
    expect(before?.gives?.coins).toBe(first?.coins)
    expect(after?.gives?.coins).toBe(second?.coins)
  })

  it('wheel of the day > waits for tomorrow after its spin', async () => {
    const player = await platform.signUp()
    const { data } = await player.ask(wheels.configs)
    const daily = data.wheels.find(({ type }) => type === 'daily')
    await player.ask(wheels.spin, { params: { id: daily?.wheelId ?? 0 } })
    const told = find(await promotionsFor(player), 'daily-wheel')
    expect(told).toMatchObject({ ready: 0 })
    expect(told?.nextAt).toBeGreaterThan(platform.clock.now())
  })

  it('player on a break > is offered nothing', async () => {
    const player = await platform.signUp()
    await player.ask(responsiblePlay.coolOff, { body: { days: 7 } })
    expect(await promotionsFor(player)).toEqual([])
  })
})

it.each([
  [
    'sws',
    'dailyChests',
    { perDay: 1 },
    'Open 1 chest a day, free.',
    'Abre 1 cofre al día, gratis.',
  ],
  ['fortuneWheelz', 'luckyDice', { perDay: 1 }, '1 free throw of', '1 tirada gratis'],
  ['stormrush', 'miniSlot', { spinsPerDay: 1 }, '1 free spin every day.', '1 giro gratis'],
  ['stormrush', 'depositStreak', { maxNumberOfDeposit: 1 }, 'for every purchase.', 'cada compra.'],
  ['stormrush', 'funmachine', { hours: 1 }, 'A free capsule every hour.', 'cada hora.'],
] as const)(
  '%s > a campaign that gives one of something speaks of one: %s',
  async (key, campaign, one, en, es) => {
    const own = settingsOf(key)
    const brand = { ...own, [campaign]: { ...own[campaign], ...one } }
    const { status } = platform.surroundings
    const all = await listPromotions(status, { kernel: platform.kernel, brand, playerId: null })
    const texts = all.map(({ text }) => text as Record<'en' | 'es', string>)
    expect(texts.map((text) => text.en)).toContainEqual(expect.stringContaining(en))
    expect(texts.map((text) => text.es)).toContainEqual(expect.stringContaining(es))
  },
)
