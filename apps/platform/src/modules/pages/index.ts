import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { presetPackagesOf } from '../cash/offers.ts'
import { catalogueOf } from '@marquee/platform-play/games/catalogue'
import { favoriteGamesOf } from '@marquee/platform-play/games/store'
import { questGameIds } from '@marquee/features-quests/server/service'
import { listPromotions } from '../promotions/service.ts'
import { bannersOf, seo } from './content.ts'
import { homePage } from './home.ts'
import { pagesMigrations } from './migrations.ts'
import { playerFlags } from '@marquee/platform-kernel/status'
import { pagesFields } from './settings.ts'

/** What pages show beside the games: banners, promotions, texts for search engines. */
export const pages: PlatformModule = {
  name: 'pages',
  settings: pagesFields,
  migrations: pagesMigrations,
  status: () => ({
    player: playerFlags({ isBannerSliderEnabled: false }, ({ brand }) => ({
      isBannerSliderEnabled: brand.banners.length > 1,
    })),
  }),
  handlers(surroundings) {
    // A banner that names a game the catalogue lacks stops the start, not a page.
    for (const settings of surroundings.brands.values()) bannersOf(settings)
    return {
      async 'pages.home'({ kernel, brand, session }) {
        const favorites = new Set(session ? await favoriteGamesOf(kernel.db, session.playerId) : [])
        const settings = settingsOf(surroundings, brand)
        return homePage(kernel, settings, {
          promotions: await listPromotions(surroundings.status, {
            kernel,
            brand: settings,
            playerId: session?.playerId ?? null,
          }),
          favorites,
          now: kernel.clock.now(),
        })
      },

      async 'pages.promotions'({ kernel, brand, session }) {
        const settings = settingsOf(surroundings, brand)
        const playerId = session?.playerId ?? null
        const promotions = await listPromotions(surroundings.status, {
          kernel,
          brand: settings,
          playerId,
        })
        return { seo: seo.promotions(settings), payload: { promotions } }
      },

      async 'pages.profile'({ kernel, brand, player }) {
        const { created_at: memberSince } = await kernel.db
          .selectFrom('player')
          .select('created_at')
          .where('id', '=', player().playerId)
          .executeTakeFirstOrThrow()
        return { seo: seo.profile(settingsOf(surroundings, brand)), payload: { memberSince } }
      },

      async 'pages.quests'({ kernel, brand, session }) {
        const settings = settingsOf(surroundings, brand)
        const favorites = new Set(session ? await favoriteGamesOf(kernel.db, session.playerId) : [])
        const catalogue = catalogueOf(settings)
        const games = questGameIds(settings).flatMap((id) => {
          const game = catalogue.findGame(id)
          return game ? [favorites.has(id) ? { ...game, isFavorite: true } : game] : []
        })
        return { seo: seo.quests(settings), payload: { games } }
      },

      async 'pages.banners'({ kernel, brand, session }) {
        const settings = settingsOf(surroundings, brand)
        const [bannerPresetPackage = null] = session
          ? await presetPackagesOf(kernel.db, settings.cash, {
              playerId: session.playerId,
              now: kernel.clock.now(),
            })
          : []
        return { success: true, data: { banners: bannersOf(settings), bannerPresetPackage } }
      },
    }
  },
}
