import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, UsageError } from './workspace.ts'

const template = path.join(root, 'packages/game-kit/src/template')
/** What the template is called, where it is named. */
const named = { slug: 'lantern-draw', title: 'Lantern Draw' }

/** `river-lamps` as a title: `River Lamps`. */
const titleOf = (slug: string): string =>
  slug.replaceAll(
    /(^|-)(.)/g,
    (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  )

/**
 * Writes a game into a new folder from the kit's template, called as the folder is: page, texts, maths.
 * It runs in the simulator and passes the check as it is.
 * @throws UsageError for a name that cannot be part of an address, and for a folder that has something.
 */
export function writeGame(folder: string): { slug: string; title: string } {
  const slug = path.basename(folder)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) {
    throw new UsageError(
      `A game's folder is its name in the address: small letters, digits and dashes, such as river-lamps, not '${slug}'.`,
    )
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new UsageError(`${folder} is there already. Choose another name, or remove it first.`)
  }
  const title = titleOf(slug)
  mkdirSync(folder, { recursive: true })
  cpSync(template, folder, { recursive: true })
  for (const file of ['game.json', 'index.html']) {
    const where = path.join(folder, file)
    const text = readFileSync(where, 'utf8')
    writeFileSync(where, text.replaceAll(named.slug, slug).replaceAll(named.title, title))
  }
  return { slug, title }
}
