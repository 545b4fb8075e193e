import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type GameType, games, providers } from '@marquee/game-catalogue'
import type { BooksModel } from '@marquee/game-math'
import { readGame } from './game.ts'
import { readListing, type Studio } from './listing.ts'
import { importMaths } from './maths/importMaths.ts'
import { studioGamesPath } from './path.ts'

/** A game of another studio, as platform and lobbies know it. */
export type StudioTitle = {
  /** Follows from the slug, so that it is the same wherever the game is listed. */
  id: number
  slug: string
  title: string
  studio: Studio & { id: number }
  type: GameType
  releasedOn: string
  colour: string
  /** Address of its page. */
  page: string
  /** File name of its cover without density and ending; a hash of the picture is in it. */
  cover: string
  /** The picture that covers are made from. */
  coverSource: string
  /** What its rounds are played on, first, and what they were played on before. */
  models: readonly [BooksModel, ...BooksModel[]]
  folder: string
}

/** Above every number of the catalogue's own games and studios. */
const firstId = 1_000_000
const range = 1_000_000_000

const idOf = (slug: string): number =>
  firstId + (createHash('sha256').update(slug).digest().readUInt32BE(0) % range)

/** Sizes and encoder settings: a cover that is made otherwise has another name. */
const coverSettings = '360x480 webp 80'

function coverOf(source: string): string {
  if (!existsSync(source)) {
    throw new Error(
      `There is no ${source}, the cover that game.json names. Put a picture of 360 x 480 pixels or more there.`,
    )
  }
  const hash = createHash('sha256').update(coverSettings).update(readFileSync(source))
  return `cover.${hash.digest('hex').slice(0, 10)}`
}

/**
 * Reads a game's folder as a title that brands may list: `game.json`, maths and cover.
 * @throws Error that says what to mend, and in which file.
 */
export function readTitle(folder: string): StudioTitle {
  const { slug, title, maths, earlierMaths, lobby } = readGame(folder)
  const file = path.join(folder, 'game.json')
  if (path.basename(path.resolve(folder)) !== slug) {
    throw new Error(
      `${file} calls the game '${slug}', and its folder has another name. Give both one name: the address has it.`,
    )
  }
  if (title.length < 4 || title.length > 26) {
    throw new Error(
      `The title '${title}' in ${file} has ${title.length} letters. A tile has room for 4 to 26.`,
    )
  }
  const { studio, cover, ...listing } = readListing(file, lobby)
  const coverSource = path.join(folder, cover)
  const [model, ...earlier] = [maths, ...earlierMaths].map((place) => {
    try {
      return importMaths(place, slug).model
    } catch (error) {
      throw new Error(`${path.relative('.', place)}: ${(error as Error).message}`, { cause: error })
    }
  })
  if (!model) throw new Error(`${file} names no maths.`)
  return {
    id: idOf(slug),
    slug,
    title,
    studio: { ...studio, id: idOf(`studio ${studio.slug}`) },
    ...listing,
    page: `${studioGamesPath}${slug}/`,
    cover: coverOf(coverSource),
    coverSource,
    models: [model, ...earlier],
    folder,
  }
}

const sameTitle = (title: string): string => title.toLocaleLowerCase('en')

/**
 * Refuses what two games, or a game and the catalogue, cannot both have.
 * @throws Error that names both, and what it is.
 */
export function assertOwn(titles: readonly StudioTitle[]): void {
  const taken = new Map<string, string>()
  const take = (what: string, whose: string) => {
    const other = taken.get(what)
    if (other !== undefined && other !== whose) {
      throw new Error(`${whose} and ${other} have the same ${what}. Give one of them another.`)
    }
    taken.set(what, whose)
  }
  for (const { id, slug, title } of games) {
    for (const what of [`id ${id}`, `slug ${slug}`, `title ${sameTitle(title)}`]) {
      take(what, `'${title}' of the catalogue`)
    }
  }
  for (const { slug, name } of providers) take(`studio ${slug}`, `'${name}' of the catalogue`)
  for (const { id, slug, title, studio } of titles) {
    for (const what of [`id ${id}`, `slug ${slug}`, `title ${sameTitle(title)}`]) take(what, slug)
    take(`studio ${studio.slug}`, `The studio '${studio.name}'`)
  }
}

/** The folders of games below a folder, by name. */
export const titleFolders = (root: string): string[] =>
  existsSync(root)
    ? readdirSync(root, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => path.join(root, name))
        .sort()
    : []

/**
 * Every game of a studio that brands may list, by slug.
 * @throws Error for the first folder that has something to mend, and for two that cannot stand side by side.
 */
export function readTitles(root: string): StudioTitle[] {
  const titles = titleFolders(root).map(readTitle)
  assertOwn(titles)
  return titles
}
