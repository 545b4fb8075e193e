import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Moves source maps out of what browsers may ask for, under the names of their scripts. They hold all
 * sources: who answers for errors gets them (`pnpm release:maps`), players do not.
 */
export function moveMaps(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  for (const name of globSync('**/*.map', { cwd: from })) {
    const target = path.join(to, name)
    mkdirSync(path.dirname(target), { recursive: true })
    renameSync(path.join(from, name), target)
  }
}
