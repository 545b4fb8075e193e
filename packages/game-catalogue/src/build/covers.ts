import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawCover } from '../cover/cover.ts'
import type { Game, Hex } from '../types.ts'
import { densities, hashDrawing, renderCover } from './render.ts'

/** Covers drawn at once. */
const workers = 2

interface Detail {
  /** File name without density and ending; the hash of the drawing is in it. */
  file: string
  colour: Hex
  bytes: Record<keyof typeof densities, number>
}

export interface CoversReport {
  drawn: number
  kept: number
  /** Average size in bytes by density. */
  average: Record<keyof typeof densities, number>
  seconds: number
}

async function readDetails(path: string): Promise<Record<string, Detail>> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Record<string, Detail>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError)
      return {}
    throw error
  }
}

const fileOf = (game: Game, svg: string): string => `${game.slug}.${hashDrawing(svg)}`

const writeManifest = (folder: string, files: Record<string, string>): Promise<void> =>
  writeFile(join(folder, 'manifest.json'), `${JSON.stringify(files, null, 1)}\n`)

/**
 * Writes `manifest.json` alone, as `buildCovers` will: what a cover is called is known before it is drawn,
 * and that is all that the platform has to know to start.
 */
export async function nameCovers(games: readonly Game[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = games.map((game) => [game.slug, fileOf(game, drawCover(game))] as const)
  const sorted = files.toSorted(([one], [other]) => (one < other ? -1 : 1))
  await writeManifest(folder, Object.fromEntries(sorted))
}

/**
 * Writes every game's cover to `folder` as `<slug>.<hash>@1x.webp` and `@2x.webp`, with
 * `manifest.json` (slug to file name without density) and `details.json` (dominant colour, sizes).
 * A cover whose drawing has not changed is kept; files of covers that are no more are removed.
 */
export async function buildCovers(games: readonly Game[], folder: string): Promise<CoversReport> {
  const start = performance.now()
  await mkdir(folder, { recursive: true })
  sharp.concurrency(1)
  const before = await readDetails(join(folder, 'details.json'))
  const present = new Set(await readdir(folder))
  const details: Record<string, Detail> = {}
  const queue = [...games]
  let drawn = 0
  const work = async () => {
    for (let game = queue.shift(); game; game = queue.shift()) {
      const svg = drawCover(game)
      const file = fileOf(game, svg)
      const known = before[game.slug]
      if (
        known?.file === file &&
        present.has(`${file}@1x.webp`) &&
        present.has(`${file}@2x.webp`)
      ) {
        details[game.slug] = known
        continue
      }
      const { images, colour } = await renderCover(svg)
      await writeFile(join(folder, `${file}@1x.webp`), images[1])
      await writeFile(join(folder, `${file}@2x.webp`), images[2])
      details[game.slug] = { file, colour, bytes: { 1: images[1].length, 2: images[2].length } }
      drawn++
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  const sorted = Object.fromEntries(Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1)))
  const manifest = Object.fromEntries(Object.entries(sorted).map(([slug, d]) => [slug, d.file]))
  await writeManifest(folder, manifest)
  await writeFile(join(folder, 'details.json'), `${JSON.stringify(sorted, null, 1)}\n`)
  const current = new Set(
    Object.values(manifest).flatMap((file) => [`${file}@1x.webp`, `${file}@2x.webp`]),
  )
  const stale = [...present].filter((name) => name.endsWith('.webp') && !current.has(name))
  await Promise.all(stale.map((name) => rm(join(folder, name))))
  const mean = (density: keyof typeof densities) =>
    Object.values(sorted).reduce((sum, { bytes }) => sum + bytes[density], 0) / games.length
  return {
    drawn,
    kept: games.length - drawn,
    average: { 1: mean(1), 2: mean(2) },
    seconds: (performance.now() - start) / 1000,
  }
}
