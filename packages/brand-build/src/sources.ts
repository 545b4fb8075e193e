import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const repository = path.resolve(import.meta.dirname, '../../..')

/** A file of the repository, by its path in it with forward slashes; null for what is another's. */
function sourceOf(id: string): string | null {
  const [file = id] = id.replace(/^\0/, '').split('?', 1)
  const name = path.relative(repository, path.resolve(repository, file)).split(path.sep).join('/')
  return /^(?:apps|packages|themes)\//.test(name) && !name.includes('node_modules/') ? name : null
}

/** Styles leave no script behind, though what they say is in the style sheets. */
const isStyle = (id: string): boolean => /\.css(?:\.ts)?(?:$|[.?])/.test(id)

/**
 * Writes down which files of the repository have a part in what is built, sorted: what they said at the
 * last release tells whether there is anything new to release. One plugin may stand in several builds;
 * the file names them together.
 * @param file where the list goes, from the working directory.
 */
export function recordSources(file = 'dist/sources.json'): Plugin {
  const found = new Set<string>()
  const add = (id: string) => {
    const source = sourceOf(id)
    if (source) found.add(source)
  }
  return {
    name: 'marquee:sources',
    writeBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset')
          output.originalFileNames.forEach((name) => add(path.resolve(name)))
        else
          for (const [id, { renderedLength }] of Object.entries(output.modules))
            if (renderedLength > 0 || isStyle(id)) add(id)
      }
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify([...found].sort()))
    },
  }
}
