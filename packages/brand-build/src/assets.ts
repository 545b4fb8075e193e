import type { BuildAssets } from '@marquee/core/server/types'
import type { Manifest } from 'vite'

/** Scripts and styles of a chunk and of all it imports. */
function filesOf(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): { js: string[]; css: string[] } {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return { js: [], css: [] }
  seen.add(key)
  const below = (chunk.imports ?? []).map((imported) => filesOf(manifest, imported, seen))
  return {
    js: [`/${chunk.file}`, ...below.flatMap((files) => files.js)],
    css: [...below.flatMap((files) => files.css), ...(chunk.css ?? []).map((file) => `/${file}`)],
  }
}

/** Reads Vite's manifest into what a page needs to know. @throws when the build has no entry. */
export function assetsOf(manifest: Manifest): BuildAssets {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entryKey) throw new Error('The build has no entry: client.ts was not built.')
  const entry = filesOf(manifest, entryKey)
  const [entryFile, ...preloads] = entry.js
  const bySource: BuildAssets['bySource'] = {}
  for (const [key, chunk] of Object.entries(manifest)) {
    if (!chunk.isDynamicEntry) continue
    const files = filesOf(manifest, key)
    bySource[chunk.src ?? key] = {
      js: files.js.filter((file) => !entry.js.includes(file)),
      css: files.css.filter((file) => !entry.css.includes(file)),
    }
  }
  return { entry: entryFile ?? '', css: entry.css, preloads, bySource }
}
