import type { HomePage } from '@marquee/contract'
import type { BrandSettings } from '../../brands/settings.ts'
import type { Db } from '../../kernel/database.ts'
import { catalogueOf } from '../games/catalogue.ts'
import { questTeaser } from '../quests/service.ts'
import { latestWinners } from '../winners/service.ts'
import { bannersOf, promotionsOf, seo } from './content.ts'
import { jackpots } from './jackpots.ts'
import { ratingsOf } from './ratings.ts'

/** How many games of an issue the home page carries; the rest is in the library. */
const gamesPerSection = 24

/** Everything the home page and the lobby show (HOME-02). */
export async function homePage(
  db: Db,
  settings: BrandSettings,
  viewer: { isGuest: boolean; favorites: ReadonlySet<number>; now: number },
): Promise<HomePage> {
  const catalogue = catalogueOf(settings)
  const marked = <G extends { id: number }>(game: G): G =>
    viewer.favorites.has(game.id) ? { ...game, isFavorite: true } : game
  const sections = settings.homeScheme.map((key) => {
    const section = catalogue.section(key, gamesPerSection)
    return { ...section, games: section.games.map(marked) }
  })
  const [gameOfWeek] = catalogue.section('gameOfWeek', 1).games
  const banners = bannersOf(settings)
  return {
    seo: seo.home(settings),
    payload: {
      jackpots,
      banners,
      questData: questTeaser(settings, viewer.now),
      // Which of the two a brand shows is its own setting (HOME-14); both are the same games.
      collections: sections,
      schemeSections: sections,
      infoPlate: settings.infoPlate,
      promotions: promotionsOf(settings, viewer.isGuest),
      promoBanners: banners.filter(({ kind }) => kind === 'promo'),
      schemaBanners: banners.filter(({ kind }) => kind === 'editorial'),
      lastWinners: await latestWinners(db, settings),
      ratings: (await ratingsOf(db, settings, viewer.now)).map(({ game, rounds }) => ({
        game: marked(game),
        rounds,
      })),
      packages: [],
      games: {
        issues: { 'popular-games': { gameOfWeek: gameOfWeek ? marked(gameOfWeek) : null } },
      },
    },
    versionApp: catalogue.version,
  }
}
