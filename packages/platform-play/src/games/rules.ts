import { createHash } from 'node:crypto'
import type { Catalogue } from '@marquee/contract'
import { PlatformError } from '@marquee/platform-kernel/errors'

/** How many games a player's `lastGames` holds. */
export const lastGamesKept = 20

/**
 * Stands for the set of restrictions that narrow a player's catalogue, so that players with the same
 * ones share a cached copy (`groupKey`). The order of the ids does not matter.
 */
export function restrictionIdsHash(ids: readonly number[]): string {
  const set = [...new Set(ids)].sort((one, other) => one - other)
  return createHash('sha256').update(set.join('~')).digest('hex').slice(0, 16)
}

/** The ids before and after one in a list; both ends meet (GAMES-15). */
export function neighboursOf(
  ids: readonly number[],
  id: number,
): { previous: number; next: number } {
  const index = ids.indexOf(id)
  return { previous: ids.at(index - 1) ?? id, next: ids[(index + 1) % ids.length] ?? id }
}

/**
 * What a stored catalogue must be beyond its schema (GAMES-06, GAMES-07, GAMES-10).
 * @throws PlatformError invalid-input that names what is empty or twice there.
 */
export function refuseUnusable(catalogue: Catalogue): void {
  const details: { path: string; message: string }[] = []
  const refuse = (path: string, message: string) => details.push({ path, message })
  if (!catalogue.providers.length) refuse('providers', 'At least one provider')
  if (!catalogue.games.length) refuse('games', 'At least one game')
  if (!Object.keys(catalogue.issueGamesIds).length) refuse('issueGamesIds', 'At least one issue')
  if (new Set(catalogue.games.map((game) => game.id)).size < catalogue.games.length) {
    refuse('games', 'Each id once')
  }
  if (!details.length) return
  const what = details.map(({ path, message }) => `${path}: ${message}`).join('; ')
  throw new PlatformError(
    'invalid-input',
    `This catalogue cannot be shown, so it was not stored: ${what}. Send what GET /api/rest/games answered.`,
    { details },
  )
}
