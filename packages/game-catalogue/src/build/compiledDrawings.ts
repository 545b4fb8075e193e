import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { drawingsFolder, readDrawings } from '../art/compile/readDrawings.ts'

const replaced = path.resolve(import.meta.dirname, '../art/drawings.ts')

/** Puts the compiled drawings into a bundle, which has no files to read them from. */
export function compiledDrawings(): Plugin {
  return {
    name: 'marquee:drawings',
    load(id) {
      if (id.split('?', 1)[0] !== replaced) return null
      for (const entry of readdirSync(drawingsFolder, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) this.addWatchFile(path.join(entry.parentPath, entry.name))
      // One name for each kind: a page without cards or lettering bears none of theirs.
      return Object.entries(readDrawings())
        .map(([kind, found]) => `export const ${kind} = ${JSON.stringify(found)}`)
        .join('\n')
    },
  }
}
