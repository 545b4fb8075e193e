import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ownImport = /\b(?:from|import)\s*\(?\s*(['"])(\.{1,2}\/[^'"]+)\1/g

/**
 * The files of a brand that the platform reads: `campaigns.ts` and whatever it imports of the brand,
 * however far down.
 *
 * @param root of the brand's app.
 */
export function settingsFiles(root: string): ReadonlySet<string> {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file) || !existsSync(file)) return
    found.add(file)
    if (!file.endsWith('.ts')) return
    for (const [, , target = ''] of readFileSync(file, 'utf8').matchAll(ownImport))
      follow(path.resolve(path.dirname(file), target))
  }
  follow(path.join(root, 'campaigns.ts'))
  return found
}
