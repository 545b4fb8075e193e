import { type LocalText } from '@marquee/contract/locales'
import { issues } from '@marquee/game-catalogue'
import { findGame } from '@marquee/platform-play/games/catalogue'

/** So many games of an issue are meant (QUEST-03). */
const gamesPerSet = 16

const sets = new Map<string, { title: LocalText; ids: readonly number[] }>(
  issues.map(({ key, title, gameIds }) => [key, { title, ids: gameIds.slice(0, gamesPerSet) }]),
)

export interface SelectedGames {
  /** The shared list they are, by its key; null for games that are named. */
  set: string | null
  ids: number[]
  /** What they are called together; null for games that are named. */
  title: LocalText | null
}

/** Games by their slugs, or the first ones of an issue. */
export interface GameSelection {
  games: string | readonly string[]
}

/** The games that are meant. @throws PlatformError not-found for a slug that the catalogue lacks. */
export function gamesOf({ games }: GameSelection): SelectedGames {
  if (typeof games !== 'string')
    return { set: null, title: null, ids: games.map((slug) => findGame(slug).id) }
  const set = sets.get(games)
  if (!set) throw new Error(`The catalogue has no issue '${games}'. The settings were checked.`)
  return { set: games, ids: [...set.ids], title: set.title }
}
