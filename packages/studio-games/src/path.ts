import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where fronts serve the games of studios, each in a folder of its own. */
export const studioGamesPath = '/studio-games/'

/** The file in a brand's folder that lists the games of studios it has, by slug. */
export const listFile = 'games.json'

/**
 * The games of studios that a brand lists; none for one without a list.
 * @param app the brand's folder.
 * @throws Error for a list that is none.
 */
export function listedGames(app: string): string[] {
  const file = path.join(app, listFile)
  if (!existsSync(file)) return []
  const list = JSON.parse(readFileSync(file, 'utf8')) as unknown
  if (Array.isArray(list) && list.every((slug) => typeof slug === 'string')) return list
  throw new Error(`${file} is no list of games. Write their slugs: ["lantern-draw"], or [].`)
}
