import {
  distinctRows,
  games,
  gamesAtHome,
  pages,
  responsiblePlay,
  rounds,
  session,
  shownList,
} from '@marquee/contract'
import { promo } from '@marquee/features-promo-offers/contract'
import { quests } from '@marquee/features-quests/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { settingsOf } from '@marquee/platform-kernel/module'
import { catalogueOf } from '@marquee/platform-play/games/catalogue'
import { saveLastGame } from '@marquee/platform-play/games/store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { makeShot } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

/** Whether a quest runs on the platform's day: it comes again after its days and those it rests. */
function hasQuestToday(quest: BrandSettings['quest'] | undefined): boolean {
  if (!quest) return false
  const { rhythm, days } = quest
  const day = Math.floor((platform.clock.now() - Date.parse(rhythm.firstDay)) / 86_400_000)
  return day % (days.length + rhythm.rest) < days.length
}

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
      expect(payload.questData !== null, 'a quest of the brand').toBe(
        hasQuestToday(settings?.quest),
      )
      const onSale = settings?.cash.packages.toSorted((one, other) => one.price - other.price) ?? []
      expect(onSale.length).toBeGreaterThan(2)
      expect(payload.packages).toEqual(
        onSale.map(({ presetId, title, price, coins, entries }) => ({
          presetId,
          title,
          price,
          gives: { coins, entries },
        })),
      )
      const layout = settings?.schemeSections.map(({ issue }) => issue) ?? []
      const sections = payload[shownList(payload)]
      expect(sections.map(({ key }) => key)).toEqual(layout.length ? layout : settings?.homeScheme)
      expect(payload.collections.length + payload.schemeSections.length).toBe(sections.length)
      for (const { games: shown } of sections) {
        expect(shown.length).toBeGreaterThan(0)
        expect(shown.length).toBeLessThanOrEqual(24)
      }
      expect(home.payload.games.issues['popular-games'].gameOfWeek).not.toBeNull()
      const shown = new Set(sections.flatMap((section) => section.games).map((game) => game.id))
      expect(home.payload.jackpots.length).toBeGreaterThan(0)
      expect(home.payload.jackpots.filter(({ gameId }) => !shown.has(gameId))).toEqual([])
    },
  )

  it('HOME-02 sells nothing to a player who takes a break', async () => {
    const player = await platform.signUp({}, { brand: 'tao' })
    expect((await player.ask(pages.home)).payload.packages.length).toBeGreaterThan(2)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await player.ask(pages.home)).payload.packages).toEqual([])
  })

  it.each(['tao', 'funrize'])(
    'HOME-14 lays out %s as its editors say, not as the catalogue has it',
    async (brand) => {
      const { payload } = await platform.guest({ brand }).ask(pages.home)
      const sizes = (sections: typeof payload.collections) =>
        sections.map(({ key, games: shown }) => ({ issue: key, games: shown.length }))
      expect(sizes(payload.schemeSections)).toEqual(allBrands.get(brand)?.schemeSections)
      expect(payload.collections).toEqual([])
      const shown = new Set(
        payload.schemeSections.flatMap((section) => section.games).map(({ id }) => id),
      )
      expect(payload.jackpots.filter(({ gameId }) => !shown.has(gameId))).toEqual([])
    },
  )

  it.each([...allBrands.keys()])(
    'HOME-05 %s has full rows for a guest, and for a player whose last games stand in a row of their own',
    async (brand) => {
      const player = await platform.signUp({}, { brand })
      const forGuest = (await platform.guest({ brand }).ask(pages.home)).payload
      const before = (forGuest[shownList(forGuest)][0]?.games ?? [])
        .slice(0, 12)
        .map(({ id }) => id)
      for (const [index, gameId] of before.entries())
        await platform.kernel.db
          .transaction()
          .execute((tx) => saveLastGame(tx, player.playerId, gameId, index))
      const { payload } = await player.ask(pages.home)
      const catalogue = catalogueOf(settingsOf(platform.kernel, brand))
      for (const [of, played] of [
        [forGuest, [] as number[]],
        [payload, before],
      ] as const) {
        const rows = of[shownList(of)].map(({ key, games: all }) => ({
          key,
          ids: all.map(({ id }) => id).filter((id) => !played.includes(id)),
        }))
        expect(rows.length).toBeGreaterThan(3)
        for (const { key, ids } of rows) {
          // A player may have played most of a small collection.
          const left = [...catalogue.idsOf(key)].filter((id) => !played.includes(id)).length
          const least = Math.min(gamesAtHome(key), left)
          expect(ids.length, `${key} of ${brand}`).toBeGreaterThanOrEqual(least)
        }
        const first = rows
          .slice(0, distinctRows)
          .flatMap(({ key, ids }) => ids.slice(0, gamesAtHome(key)))
        expect(new Set(first).size, brand).toBe(first.length)
      }
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
    'CALL-19 HOME-03 has the banners of %s, promo banners first',
    async (brand) => {
      const { data } = await platform.guest({ brand }).ask(pages.banners)
      const idsOf = (of: { id: string }[] = []) => of.map(({ id }) => id).toSorted()
      expect(idsOf(data.banners)).toEqual(idsOf(allBrands.get(brand)?.banners))
      const home = await platform.guest({ brand }).ask(pages.home)
      expect(data.banners).toEqual(home.payload.banners)
      const kinds = data.banners.map((banner) => banner.kind)
      expect(kinds).toEqual(kinds.toSorted().toReversed())
      expect(kinds[0]).toBe('promo')
      expect(data.bannerPresetPackage).toBeNull()
    },
  )

  it.each(['stormrush', 'nlc'])(
    'CALL-19 bannerPresetPackage is the own offer of a player of %s with its drawings, until a break',
    async (brand) => {
      const player = await platform.signUp({}, { brand })
      const preset = async (who = player) => (await who.ask(pages.banners)).data.bannerPresetPackage
      expect(await preset()).toBeNull()
      await player.ask(promo.subscribe, { body: { urlHash: 'made-for-you' } })
      const settings = allBrands.get(brand)?.cash
      const offer = settings?.promoOffers.find(({ urlHash }) => urlHash === 'made-for-you')
      expect(await preset()).toEqual({
        presetId: offer?.presetId,
        title: offer?.title,
        promoOfferPreset: settings?.offerImages,
        finishedAt: expect.any(Number),
      })
      const { finishedAt } = (await preset()) ?? {}
      // The clock runs meanwhile.
      const hours = ((finishedAt ?? 0) - platform.clock.now()) / 3_600_000
      expect(hours).toBeCloseTo(offer?.hours ?? 0, 1)
      for (const image of Object.values((await preset())?.promoOfferPreset ?? {}))
        expect(image).toMatch(/^\/icons\/.+\.svg$/)
      expect(await preset(await platform.signUp({}, { brand }))).toBeNull()
      await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
      expect(await preset()).toBeNull()
    },
  )

  it('CALL-15 has a title for its tab', async () => {
    const { seo } = await platform.guest().ask(pages.promotions)
    expect(seo.title).toMatchObject({ en: 'Promotions at Wireframe' })
  })

  it('CALL-16 answers with what there is, to players alone', async () => {
    expect((await platform.guest().call(pages.profile)).status).toBe(401)
    const player = await platform.signUp()
    const { payload } = await player.ask(pages.profile)
    expect(payload).toEqual({ memberSince: expect.any(Number) })
  })

  it.each(['tao', 'stormrush'])(
    'CALL-17 has every game that counts for a task of %s once; useOptimizedGames=1 leaves out those of days that are over',
    async (brand) => {
      const player = await platform.signUp({}, { brand })
      const idsOf = async (query = {}) =>
        (await platform.guest({ brand }).ask(pages.quests, { query })).payload.games.map(
          ({ id }) => id,
        )
      const quest = async () => (await player.ask(quests.current)).data
      const begin = (await quest())?.futureQuest?.startedAt ?? 0
      platform.clock.advance(begin - platform.clock.now())
      const tasks = async () => {
        const days = (await quest())?.playerData.days ?? []
        return days.flatMap((day) => day.tasks)
      }
      const gamesOf = (of: { gameIds: number[] }[]) => [
        ...new Set(of.flatMap(({ gameIds }) => gameIds)),
      ]
      const all = await idsOf()
      expect(all.toSorted()).toEqual(gamesOf(await tasks()).toSorted())
      expect(await idsOf({ useOptimizedGames: '1' })).toEqual(all)
      // The last hours: each door of an advent is open for its day, a season's tasks until the end.
      platform.clock.advance(((await quest())?.finishedAt ?? 0) - platform.clock.now() - 3_600_000)
      await player.call(session.signIn, { body: player.credentials })
      const playable = gamesOf((await tasks()).filter(({ isEnded }) => !isEnded))
      expect(playable.length < all.length).toBe((await quest())?.type === 'advent')
      expect((await idsOf({ useOptimizedGames: '1' })).toSorted()).toEqual(playable.toSorted())
      expect((await idsOf()).toSorted()).toEqual(all.toSorted())
    },
  )
})
