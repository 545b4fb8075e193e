import { type PlatformModule, settingsOf } from '../../kernel/module.ts'
import { favoriteGamesOf } from '../games/store.ts'
import { bannersOf, promotionsOf, seo } from './content.ts'
import { homePage } from './home.ts'

/** What pages show beside the games: banners, promotions, texts for search engines. */
export const pages: PlatformModule = {
  name: 'pages',
  handlers(surroundings) {
    // A banner that names a game the catalogue lacks stops the start, not a page.
    for (const settings of surroundings.brands.values()) bannersOf(settings)
    return {
      async 'pages.home'({ kernel, brand, session }) {
        const favorites = new Set(session ? await favoriteGamesOf(kernel.db, session.playerId) : [])
        return homePage(kernel.db, settingsOf(surroundings, brand), {
          isGuest: !session,
          favorites,
        })
      },

      async 'pages.promotions'({ brand, session }) {
        const settings = settingsOf(surroundings, brand)
        return {
          seo: seo.promotions(settings),
          payload: { promotions: promotionsOf(settings, !session) },
        }
      },

      async 'pages.profile'({ kernel, brand, player }) {
        const { created_at: memberSince } = await kernel.db
          .selectFrom('player')
          .select('created_at')
          .where('id', '=', player().playerId)
          .executeTakeFirstOrThrow()
        return { seo: seo.profile(settingsOf(surroundings, brand)), payload: { memberSince } }
      },

      'pages.quests': async ({ brand }) => ({
        seo: seo.quests(settingsOf(surroundings, brand)),
        payload: {},
      }),

      'pages.banners': async ({ brand }) => ({
        success: true,
        // No offer of a package runs: the cash desk has none yet.
        data: { banners: bannersOf(settingsOf(surroundings, brand)), bannerPresetPackage: null },
      }),
    }
  },
}
