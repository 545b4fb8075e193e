import type { Game, HomePage, SchemeSection } from '@marquee/contract'
import type { Brand } from '@marquee/core'
import { rowsPerSlide } from '@marquee/game-tiles'
import { withoutGames } from './withoutGames.ts'

type Source = Brand['homeCollections']

/** Games with jackpots on the page; the largest first. */
const shownJackpotGames = 3
const shownWinners = 12

/** Columns that fill a wide screen and leave some to scroll; the rest waits behind 'See all'. */
const columns = 8
const atLeast = 12

/** The collections of the brand's own source (HOME-14), without empty ones. */
export const collectionsOf = ({ payload }: HomePage, source: Source): SchemeSection[] =>
  payload[source].filter((section) => section.games.length > 0)

const shownOf = (key: string): number => Math.max(atLeast, rowsPerSlide(key) * columns)

/** So many rows from the top have no game twice: each goes on with games that none above it shows. */
const distinctRows = 4

function shownSections(sections: SchemeSection[], wanted: ReadonlySet<number>): SchemeSection[] {
  const seen = new Set<number>()
  return sections.map((section, row) => {
    const shown = shownOf(section.key)
    const { games: all } = row < distinctRows ? withoutGames(section, seen) : section
    const games = all.filter(({ id }, index) => index < shown || wanted.has(id))
    for (const { id } of games) seen.add(id)
    return { ...section, games }
  })
}

/**
 * The home page without what is not shown: the other source's collections, banner lists that repeat
 * `banners`, games beyond what a row holds unless a jackpot leads to them.
 */
export function shownHome(home: HomePage, source: Source): HomePage {
  const { payload } = home
  const ids = [...new Set(payload.jackpots.map(({ gameId }) => gameId))].slice(0, shownJackpotGames)
  const sections = shownSections(payload[source], new Set(ids))
  return {
    ...home,
    payload: {
      ...payload,
      collections: [],
      schemeSections: [],
      [source]: sections,
      promoBanners: [],
      schemaBanners: [],
      jackpots: payload.jackpots.filter(({ gameId }) => ids.includes(gameId)),
      lastWinners: payload.lastWinners.slice(0, shownWinners),
    },
  }
}

/**
 * The same with the games of its first collection only, and one of each other: those come when somebody
 * is near them. A jackpot's games stay.
 */
export function firstScreens(home: HomePage, source: Source): HomePage {
  const { payload } = home
  const wanted = new Set(payload.jackpots.map(({ gameId }) => gameId))
  return {
    ...home,
    payload: {
      ...payload,
      [source]: collectionsOf(home, source).map((section, place) => ({
        ...section,
        games: section.games.filter(
          ({ id }, index) => place === 0 || index === 0 || wanted.has(id),
        ),
      })),
    },
  }
}

/** Every game the page knows, by id. */
export function gamesById(home: HomePage, source: Source): ReadonlyMap<number, Game> {
  const { gameOfWeek } = home.payload.games.issues['popular-games']
  const all = [
    ...collectionsOf(home, source).flatMap(({ games }) => games),
    ...(gameOfWeek ? [gameOfWeek] : []),
  ]
  return new Map(all.map((game) => [game.id, game]))
}
