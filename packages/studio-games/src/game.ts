import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a studio says of its game in `game.json`. */
export type GameFolder = {
  folder: string
  slug: string
  title: string
  /** Folders of maths: what is played, then what was played before and may still be checked. */
  maths: string
  earlierMaths: string[]
  /** What a lobby has to know; `readListing` reads it. Undefined as long as the game is in none. */
  lobby: unknown
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function parse(file: string, like: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}. ${like}`, { cause: error })
  }
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  throw new Error(`${file} is no object. ${like}`)
}

/**
 * Reads `game.json` of a folder.
 * @throws Error that says what is missing and what it should look like.
 */
export function readGame(folder: string): GameFolder {
  const file = path.join(folder, 'game.json')
  const like = `Write { "slug": "lantern-draw", "title": "Lantern Draw", "maths": "maths" }.`
  if (!existsSync(file)) throw new Error(`There is no ${file}. ${like}`)
  const { slug, title, maths, earlierMaths = [], lobby } = parse(file, like)
  if (!isText(slug) || slug.length > 60 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new Error(`${file} has no slug of small letters, digits and hyphens. ${like}`)
  }
  if (!isText(title) || !isText(maths)) {
    throw new Error(`${file} needs a title and the folder of its maths. ${like}`)
  }
  if (!Array.isArray(earlierMaths) || !earlierMaths.every(isText)) {
    throw new Error(
      `\`earlierMaths\` of ${file} is no list of folders. Write ["maths-1"], or leave it out.`,
    )
  }
  const at = (name: string) => path.join(folder, name)
  return { folder, slug, title, maths: at(maths), earlierMaths: earlierMaths.map(at), lobby }
}
