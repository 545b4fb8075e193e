import type { HomePage, Promotion, SchemeSection } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { catalogueOf } from '@marquee/platform-play/games/catalogue'
import { latestWinners } from '@marquee/platform-play/winners/service'
import { bannersOf, seo } from './content.ts'
import { jackpotsAmong } from './jackpots.ts'
import { layOut } from './layOut.ts'
import { ratingsOf } from './ratings.ts'

/** How many games of an issue the home page carries; the rest is in the library. */
const gamesPerSection = 24

/** So many promotions are shown there; `/promotions` has them all. */
const promotionsAtHome = 6

const wholeScheme = ({ homeScheme }: BrandSettings) =>
  homeScheme.map((issue) => ({ issue, games: gamesPerSection }))

/** Everything the home page and the lobby show (HOME-02). */
export async function homePage(
  kernel: Pick<Kernel, 'db' | 'shared'>,
  settings: BrandSettings,
  viewer: {
    promotions: Promotion[]
    favorites: ReadonlySet<number>
    /** Games opened last; null for a guest. */
    lately: ReadonlySet<number> | null
    /** What other domains show there. */
    parts: Partial<HomePage['payload']>
    now: number
  },
): Promise<HomePage> {
  const catalogue = catalogueOf(settings)
  const { schemeSections: laidOut } = settings
  const marked = <G extends { id: number }>(game: G): G =>
    viewer.favorites.has(game.id) ? { ...game, isFavorite: true } : game
  const sectionsOf = (layout: readonly { issue: string; games: number }[]): SchemeSection[] =>
    layOut(catalogue, layout, viewer.lately).map((section) => ({
      ...section,
      games: section.games.map(marked),
    }))
  const [gameOfWeek] = catalogue.section('gameOfWeek', 1).games
  const banners = bannersOf(settings)
  // A brand shows one of the two (HOME-14), and the games of a list are most of the answer.
  const collections = laidOut.length ? [] : sectionsOf(wholeScheme(settings))
  const schemeSections = sectionsOf(laidOut)
  const shown = new Set(
    [...collections, ...schemeSections].flatMap(({ games }) => games.map(({ id }) => id)),
  )
  return {
    seo: seo(settings),
    payload: {
      jackpots: jackpotsAmong(shown),
      banners,
      questData: null,
      collections,
      schemeSections,
      infoPlate: settings.infoPlate,
      promotions: viewer.promotions.slice(0, promotionsAtHome),
      promoBanners: banners.filter(({ kind }) => kind === 'promo'),
      schemaBanners: banners.filter(({ kind }) => kind === 'editorial'),
      lastWinners: await latestWinners(kernel.db, settings),
      ratings: (await ratingsOf(kernel, settings, viewer.now)).map(({ game, rounds }) => ({
        game: marked(game),
        rounds,
      })),
      packages: [],
      games: {
        issues: { 'popular-games': { gameOfWeek: gameOfWeek ? marked(gameOfWeek) : null } },
      },
      ...viewer.parts,
    },
    versionApp: catalogue.version,
  }
}
