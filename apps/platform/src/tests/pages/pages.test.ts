import { games, pages, rounds } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { makeShot } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

describe('the home page', () => {
  it.each([...allBrands.keys()])(
    'CALL-14 HOME-02 has every part for %s, its sections in the brand’s order',
    async (brand) => {
      const home = await platform.guest({ brand }).ask(pages.home)
      expect(Object.keys(home).sort()).toEqual(['payload', 'seo', 'versionApp'])
      expect(Object.keys(home.payload).sort()).toEqual([
        'banners',
        'collections',
        'games',
        'infoPlate',
        'jackpots',
        'lastWinners',
        'packages',
        'promoBanners',
        'promotions',
        'questData',
        'ratings',
        'schemaBanners',
        'schemeSections',
      ])
      const settings = allBrands.get(brand)
      const titles = (of: { title: unknown }[]) => of.map(({ title }) => title)
      const { payload } = home
      expect(titles(payload.banners).length).toBeGreaterThan(1)
      expect(settings?.banners.map(({ title }) => title)).toEqual(
        expect.arrayContaining(titles(payload.banners)),
      )
      for (const [banners, kind] of [
        [payload.promoBanners, 'promo'],
        [payload.schemaBanners, 'editorial'],
      ] as const) {
        expect(banners.length, kind).toBeGreaterThan(0)
        expect(banners).toEqual(payload.banners.filter((banner) => banner.kind === kind))
      }
      expect(payload.infoPlate).toEqual(settings?.infoPlate)
      expect(payload.promotions).toHaveLength(6)
      expect(payload.questData === null, 'a quest of the brand').toBe(settings?.quest === null)
      const scheme = settings?.homeScheme
      expect(home.payload.collections.map((section) => section.key)).toEqual(scheme)
      expect(home.payload.schemeSections.length).toBeGreaterThan(2)
      for (const { games: shown } of home.payload.collections) {
        expect(shown.length).toBeGreaterThan(0)
        expect(shown.length).toBeLessThanOrEqual(24)
      }
      expect(home.payload.games.issues['popular-games'].gameOfWeek).not.toBeNull()
      const shown = new Set(
        home.payload.collections.flatMap((section) => section.games).map((game) => game.id),
      )
      expect(home.payload.jackpots.length).toBeGreaterThan(0)
      expect(home.payload.jackpots.filter(({ gameId }) => !shown.has(gameId))).toEqual([])
    },
  )

  it.each(['tao', 'funrize'])(
    'HOME-14 lays out %s as its editors say, not as the catalogue has it',
    async (brand) => {
      const { payload } = await platform.guest({ brand }).ask(pages.home)
      const sizes = (sections: typeof payload.collections) =>
        sections.map(({ key, games: shown }) => ({ issue: key, games: shown.length }))
      expect(sizes(payload.schemeSections)).toEqual(allBrands.get(brand)?.schemeSections)
      expect(sizes(payload.collections)).not.toEqual(sizes(payload.schemeSections))
      const shown = new Set(
        payload.schemeSections.flatMap((section) => section.games).map(({ id }) => id),
      )
      expect(payload.jackpots.filter(({ gameId }) => !shown.has(gameId))).toEqual([])
    },
  )

  it('shows a player’s favorites and wins that happened, and no sign-up gift to those who had it', async () => {
    const player = await platform.signUp()
    const [favorite] = (await player.ask(pages.home)).payload.collections[0]?.games ?? []
    await player.ask(games.addFavorite, { params: { id: favorite?.id ?? 0 } })
    let win = 0
    while (!win) {
      platform.clock.advance(300)
      const { data } = await player.ask(rounds.play, { body: makeShot() })
      await player.ask(rounds.finish, { params: { id: data.round.id } })
      win = data.round.win > data.round.cost ? data.round.win : 0
    }
    const { payload } = await player.ask(pages.home)
    expect(payload.collections[0]?.games[0]).toEqual({ ...favorite, isFavorite: true })
    expect(payload.lastWinners[0]?.win).toBe(win)
    expect(payload.promotions.map((promotion) => promotion.id)).not.toContain('welcome')
    const forGuest = await platform.guest().ask(pages.home)
    expect(forGuest.payload.promotions[0]?.id).toBe('welcome')
    expect(forGuest.payload.collections[0]?.games[0]?.isFavorite).toBe(false)
  })
})

describe('the other pages', () => {
  it.each([...allBrands.keys()])(
    'CALL-19 HOME-03 puts promo banners first for %s',
    async (brand) => {
      const { data } = await platform.guest({ brand }).ask(pages.banners)
      const kinds = data.banners.map((banner) => banner.kind)
      expect(kinds).toEqual([...kinds].sort().reverse())
      expect(kinds[0]).toBe('promo')
      expect(data.bannerPresetPackage).toBeNull()
    },
  )

  it('CALL-15 has a title for its tab', async () => {
    const { seo } = await platform.guest().ask(pages.promotions)
    expect(seo.title).toMatchObject({ en: 'Promotions at Wireframe' })
  })

  it('CALL-16 CALL-17 answer with what there is, the account only to players', async () => {
    expect((await platform.guest().call(pages.profile)).status).toBe(401)
    const player = await platform.signUp()
    const { payload } = await player.ask(pages.profile)
    expect(payload).toEqual({ memberSince: expect.any(Number) })
    const quests = await platform.guest().ask(pages.quests, { query: { useOptimizedGames: '1' } })
    expect(quests.payload.games.length).toBeGreaterThanOrEqual(16)
    expect(new Set(quests.payload.games.map(({ id }) => id)).size).toBe(quests.payload.games.length)
  })
})
