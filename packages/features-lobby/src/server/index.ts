import { presetPackagesOf } from '@marquee/platform-cash/offers'
import { listPromotions } from '@marquee/platform-campaigns/promotions/listPromotions'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { playerFlags } from '@marquee/platform-kernel/status'
import { favoriteGamesOf, lastGamesOf } from '@marquee/platform-play/games/store'
import { bannersOf } from './content.ts'
import { homePage } from './home.ts'
import { lobbyMigrations } from './migrations.ts'
import { lobbyFields } from './settings.ts'

/** The home page: banners, collections, jackpots, ratings and what runs. */
export const lobby: PlatformModule = {
  name: 'lobby',
  settings: lobbyFields,
  migrations: lobbyMigrations,
  status: () => ({
    player: playerFlags({ isBannerSliderEnabled: false }, ({ brand }) => ({
      isBannerSliderEnabled: brand.banners.length > 1,
    })),
  }),
  handlers(surroundings) {
    // A banner that names a game the catalogue lacks stops the start, not a page.
    for (const settings of surroundings.brands.values()) bannersOf(settings)
    const { status } = surroundings
    return {
      async 'pages.home'({ kernel, brand, session }) {
        const [favorites, lately] = session
          ? await Promise.all([
              favoriteGamesOf(kernel.db, session.playerId),
              lastGamesOf(kernel.db, session.playerId),
            ])
          : [[], null]
        const settings = settingsOf(surroundings, brand)
        const context = { kernel, brand: settings, playerId: session?.playerId ?? null }
        return homePage(kernel, settings, {
          promotions: await listPromotions(status, context),
          favorites: new Set(favorites),
          lately: lately && new Set(lately),
          parts: Object.assign(
            {},
            ...(await Promise.all(status.home.map(async (source) => source(context)))),
          ),
          now: kernel.clock.now(),
        })
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
