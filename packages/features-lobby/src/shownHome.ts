import {
  distinctRows,
  type Game,
  gamesAtHome,
  type HomePage,
  type SchemeSection,
  shownList,
  spareGames,
} from '@marquee/contract'
import { withoutGames } from './withoutGames.ts'

/** Games with jackpots on the page; the largest first. */
const shownJackpotGames = 3
const shownWinners = 12

/** The collections that the brand shows (HOME-14), without empty ones. */
export const collectionsOf = ({ payload }: HomePage): SchemeSection[] =>
  payload[shownList(payload)].filter((section) => section.games.length > 0)

/** Which games go beyond what a row holds. */
interface Beyond {
  /** Games that a jackpot leads to. */
  wanted: ReadonlySet<number>
  /** Games that the player opened last, which stand in a row of their own; null for a guest. */
  lately: ReadonlySet<number> | null
}

/** Each of the first rows goes on with games that none above it shows. */
function shownSections(sections: SchemeSection[], { wanted, lately }: Beyond): SchemeSection[] {
  const seen = new Set<number>()
  return sections.map((section, row) => {
    const shown = gamesAtHome(section.key) + (lately ? spareGames : 0)
    const { games: all } = row < distinctRows ? withoutGames(section, seen) : section
    let counted = 0
    const games = all.filter(({ id }) => {
      if (counted >= shown) return wanted.has(id)
      if (!lately?.has(id)) counted += 1
      return true
    })
    for (const { id } of games) seen.add(id)
    return { ...section, games }
  })
}

function withoutHidden(home: HomePage, lastGames: readonly number[] | null): HomePage {
  const { payload } = home
  const ids = [...new Set(payload.jackpots.map(({ gameId }) => gameId))].slice(0, shownJackpotGames)
  const beyond = { wanted: new Set(ids), lately: lastGames && new Set(lastGames) }
  const list = shownList(payload)
  const sections = shownSections(payload[list], beyond)
  return {
    ...home,
    payload: {
      ...payload,
      collections: [],
      schemeSections: [],
      [list]: sections,
      promoBanners: [],
      schemaBanners: [],
      jackpots: payload.jackpots.filter(({ gameId }) => ids.includes(gameId)),
      lastWinners: payload.lastWinners.slice(0, shownWinners),
    },
  }
}

/** What was last made of an answer: a server is given the same one for many visitors. */
const made = new WeakMap<HomePage, { lately: string | null; home: HomePage }>()

/**
 * The home page without what is not shown: the other list of collections, banner lists that repeat
 * `banners`, games beyond what a row holds unless a jackpot leads to them. For a player, whose last games
 * stand in a row of their own, others are there to take their places. On a server the same answer gives the
 * same object.
 */
export function shownHome(answer: HomePage, lastGames: readonly number[] | null = null): HomePage {
  // A browser asks once, and its first page has no byte to spare.
  if (!import.meta.env.SSR) return withoutHidden(answer, lastGames)
  const lately = lastGames && lastGames.join()
  const known = made.get(answer)
  if (known?.lately === lately) return known.home
  const home = withoutHidden(answer, lastGames)
  made.set(answer, { lately, home })
  return home
}

const firstOf = new WeakMap<HomePage, HomePage>()

/**
 * The same with the games of its first collection only, and one of each other: those come when somebody
 * is near them. A jackpot's games stay. On a server the same page gives the same object.
 */
export function firstScreens(home: HomePage): HomePage {
  if (!import.meta.env.SSR) return withoutLate(home)
  const first = firstOf.get(home) ?? withoutLate(home)
  firstOf.set(home, first)
  return first
}

function withoutLate(home: HomePage): HomePage {
  const { payload } = home
  const wanted = new Set(payload.jackpots.map(({ gameId }) => gameId))
  return {
    ...home,
    payload: {
      ...payload,
      [shownList(payload)]: collectionsOf(home).map((section, place) => ({
        ...section,
        games: section.games.filter(
          ({ id }, index) => place === 0 || index === 0 || wanted.has(id),
        ),
      })),
    },
  }
}

/** Every game the page knows, by id. */
export function gamesById(home: HomePage): ReadonlyMap<number, Game> {
  const { gameOfWeek } = home.payload.games.issues['popular-games']
  const all = [
    ...collectionsOf(home).flatMap(({ games }) => games),
    ...(gameOfWeek ? [gameOfWeek] : []),
  ]
  return new Map(all.map((game) => [game.id, game]))
}
