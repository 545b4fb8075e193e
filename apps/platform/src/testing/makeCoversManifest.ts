import { createHash, randomUUID } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@marquee/game-catalogue'

/**
 * The manifest as the catalogue's build writes it, without the pictures: tests need only their
 * names. Gives its path; the same manifest is written once per machine.
 */
export function makeCoversManifest(overrides: Record<string, string> = {}): string {
  const files = Object.fromEntries(games.map(({ slug }) => [slug, `${slug}.0123abcd`]))
  const text = JSON.stringify({ ...files, ...overrides })
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const path = join(tmpdir(), `marquee-covers-${hash}.json`)
  if (!existsSync(path)) {
    // Renamed into place: another test may be looking for it at this moment.
    const draft = `${path}.${randomUUID()}`
    writeFileSync(draft, text)
    renameSync(draft, path)
  }
  return path
}
