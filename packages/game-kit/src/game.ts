import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a studio says of its game in `game.json`. */
export type GameFolder = { folder: string; slug: string; title: string; maths: string }

/**
 * Reads `game.json` of a folder.
 * @throws Error that says what is missing and what it should look like.
 */
export function readGame(folder: string): GameFolder {
  const file = path.join(folder, 'game.json')
  const like = `Write { "slug": "lantern-draw", "title": "Lantern Draw", "maths": "maths" }.`
  if (!existsSync(file)) throw new Error(`There is no ${file}. ${like}`)
  const { slug, title, maths } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  if (typeof slug !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new Error(`${file} has no slug of small letters, digits and hyphens. ${like}`)
  }
  if (typeof title !== 'string' || typeof maths !== 'string') {
    throw new Error(`${file} needs a title and the folder of its maths. ${like}`)
  }
  return { folder, slug, title, maths: path.join(folder, maths) }
}
