import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The game that passes every check. */
export const template = fileURLToPath(new URL('../template', import.meta.url))

/** Text of the template, and what stands there instead. */
export type Change = readonly [from: string | RegExp, to: string]
/** Changes of a game by its files. */
export type Changes = Readonly<Record<string, readonly Change[]>>

/**
 * Writes the template with changes into a folder of its own.
 * @throws Error for a change that the template has no place for: the test would plant nothing.
 */
export function plantGame(changes: Changes): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-game-'))
  cpSync(template, folder, { recursive: true })
  for (const [name, edits] of Object.entries(changes)) {
    const file = path.join(folder, name)
    let text = readFileSync(file, 'utf8')
    for (const [from, to] of edits) {
      const changed = text.replace(from, () => to)
      if (changed === text)
        throw new Error(`${name} of the template has no ${String(from)} any more.`)
      text = changed
    }
    writeFileSync(file, text)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
