import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCoversManifest } from '@marquee/platform-kernel/config'
import { z } from 'zod'

/** File name without density and ending by the game's slug; the hash of the picture is in the name. */
const manifest = z.record(z.string(), z.string().regex(/^[a-z0-9][a-z0-9.-]*$/))

/** A packed platform has the list beside itself. */
const packed = fileURLToPath(new URL('./covers.json', import.meta.url))

/** Where the catalogue's build leaves its manifest; `COVERS_MANIFEST` names another place. */
function manifestPath(): string {
  const named = readCoversManifest()
  if (named) return named
  if (existsSync(packed)) return packed
  const entry = createRequire(import.meta.url).resolve('@marquee/game-catalogue')
  return join(entry, '../../dist/covers/manifest.json')
}

/**
 * The cover of every game by slug.
 * @throws when the covers are not built, with the command that builds them.
 */
export function readCovers(path: string = manifestPath()): ReadonlyMap<string, string> {
  if (!existsSync(path)) {
    throw new Error(
      `There is no ${path}: build the covers first: pnpm --filter @marquee/game-catalogue build`,
    )
  }
  return new Map(Object.entries(manifest.parse(JSON.parse(readFileSync(path, 'utf8')))))
}

/**
 * The address of a game's cover at density 1; `@2x` in its place is the dense one (IMAGE-01).
 * @throws when the manifest is older than the catalogue.
 */
export function coverAddress(covers: ReadonlyMap<string, string>, slug: string): string {
  const file = covers.get(slug)
  if (!file) {
    throw new Error(
      `The covers manifest has no cover for '${slug}': build the covers again: pnpm --filter @marquee/game-catalogue build`,
    )
  }
  return `/media/covers/${file}@1x.webp`
}
