import { issues } from '@marquee/game-catalogue'
import type { QuestTaskSettings } from './settings.ts'
import { findGame } from '@marquee/platform-play/games/catalogue'

/** So many games of an issue count for a task (QUEST-03). */
const gamesPerSet = 16

const sets = new Map(
  issues.map(({ key, title, gameIds }) => [key, { title, ids: gameIds.slice(0, gamesPerSet) }]),
)

export interface TaskGames {
  /** The shared list they are, by its key; null for games of the task's own. */
  set: string | null
  ids: number[]
  /** What they are called together; null for games of the task's own. */
  title: { en: string; es: string } | null
}

/** The games that count for a task. @throws PlatformError not-found for a slug that the catalogue lacks. */
export function gamesOf({ games }: Pick<QuestTaskSettings, 'games'>): TaskGames {
  if (typeof games !== 'string')
    return { set: null, title: null, ids: games.map((slug) => findGame(slug).id) }
  const set = sets.get(games)
  if (!set) throw new Error(`The catalogue has no issue '${games}'. The settings were checked.`)
  return { set: games, ids: [...set.ids], title: set.title }
}
