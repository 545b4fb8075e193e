import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brandFolders } from '@marquee/brand-build/front'
import {
  assertOwn,
  gamesRoot,
  readTitle,
  readTitles,
  type StudioTitle,
} from '@marquee/studio-games'
import { buildTitle } from '@marquee/studio-games/build'
import { listedGames, listFile } from '@marquee/studio-games/path'
import { appsRoot, command, root, UsageError } from './workspace.ts'

/** What is no part of a game, wherever it was made. */
const isAside = (file: string): boolean => /^(?:node_modules|dist|\.git)$/.test(path.basename(file))

/** Builds a game as the repository will, into a folder that is thrown away: what is wrong is said before it is in. */
async function tryOut(title: StudioTitle): Promise<number> {
  const place = mkdtempSync(path.join(tmpdir(), 'marquee-add-'))
  try {
    return await buildTitle(title, place)
  } finally {
    rmSync(place, { recursive: true })
  }
}

/**
 * Takes a studio's game into the repository's `games` and lists it at brands. One that is there already is
 * replaced by the folder, or only listed where the folder is the one that is there.
 * @returns its title, and the bytes of its page as it is sent.
 * @throws Error that says what of the game is to be mended, or which brand there is not; nothing is changed then.
 */
export async function addGame(
  folder: string,
  brands: readonly string[],
  { games = gamesRoot(), apps = appsRoot } = {},
): Promise<{ title: string; slug: string; bytes: number }> {
  const known = brandFolders(apps)
  const unknown = brands.find((brand) => !known.includes(brand))
  if (unknown !== undefined) {
    throw new UsageError(`There is no brand '${unknown}'. Choose among ${known.join(', ')}.`)
  }
  const title = readTitle(folder)
  assertOwn([...readTitles(games).filter(({ slug }) => slug !== title.slug), title])
  const bytes = await tryOut(title)
  const place = path.join(games, title.slug)
  if (path.resolve(folder) !== place) {
    rmSync(place, { recursive: true, force: true })
    cpSync(folder, place, { recursive: true, filter: (file) => !isAside(file) })
  }
  for (const brand of brands) {
    const listed = listedGames(path.join(apps, brand))
    const list = [...new Set([...listed, title.slug])].sort()
    writeFileSync(path.join(apps, brand, listFile), `${JSON.stringify(list)}\n`)
  }
  return { title: title.title, slug: title.slug, bytes }
}

/** `pnpm game:add <folder> --brand <brand> [--brand <brand>]`: a game of a studio becomes a title of these brands. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { brand: { type: 'string', multiple: true, default: [] } },
  })
  const [folder] = positionals
  if (!folder) {
    throw new UsageError('Name a game and brands: pnpm game:add ../lantern-draw --brand tao')
  }
  const added = addGame(path.resolve(root, folder), values.brand)
  // What is to be mended is the studio's, and is said in a sentence.
  const { title, slug, bytes } = await added.catch((error: unknown) => {
    throw new UsageError((error as Error).message)
  })
  const where = values.brand.length > 0 ? `, listed at ${values.brand.join(', ')}` : ''
  console.log(
    `\n  ${title} is in games/${slug}${where}. Its page has ${(bytes / 1000).toFixed(1)} kB. 'pnpm start' shows it.\n`,
  )
}

if (import.meta.main) await command(main)
