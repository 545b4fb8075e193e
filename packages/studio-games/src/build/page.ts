import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { StudioTitle } from '../titles.ts'
import { assertPolicy, ownFilesOnly, sdk } from './ownFiles.ts'

/** A page may be so large, in bytes as it is sent: all of its files together. */
export const pageBytes = 300_000

const isText = (name: string): boolean => /\.(?:html|js|css|json|svg)$/.test(name)

/** What the files of a folder come to as they are sent. */
function sentBytes(folder: string): number {
  return globSync('**/*', { cwd: folder })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => {
      const bytes = readFileSync(path.join(folder, name))
      return isText(name) ? gzipSync(bytes, { level: 9 }).length : bytes.length
    })
    .reduce((sum, size) => sum + size, 0)
}

/**
 * Builds the page of a game for its address, into an empty folder.
 * @returns its size in bytes, as it is sent.
 * @throws Error for a page that is not there, imports what is not its own, stands against the policy of its
 * frame, or is too large.
 */
export async function buildPage({ folder, slug, page }: StudioTitle, outDir: string) {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} has no index.html, the page that the game’s frame opens.`)
  }
  await build({
    root: folder,
    base: page,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [ownFilesOnly(folder)],
    resolve: { alias: { [sdk.name]: sdk.entry } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(folder, 'index.html') },
    },
  })
  assertPolicy(path.join(outDir, 'index.html'))
  const bytes = sentBytes(outDir)
  if (bytes <= pageBytes) return bytes
  throw new Error(
    `The page of ${slug} has ${Math.ceil(bytes / 1000)} kB as it is sent, and ${pageBytes / 1000} are allowed. Make its pictures and sounds smaller, or draw them.`,
  )
}
