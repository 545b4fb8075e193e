import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readGame } from './game.ts'
import { gamesRoot } from './root.ts'
import { titleFolders } from './titles.ts'

/** Games whose books come from a script kept beside them. */
const made = titleFolders(gamesRoot())
  .map((folder) => readGame(folder))
  .filter(({ maths }) => existsSync(path.join(maths, 'make.ts')))

it.each(made.map(({ slug, maths }) => [slug, maths] as const))(
  '%s > has the books that its script writes, so that its model keeps its id',
  (_, maths) => {
    const place = mkdtempSync(path.join(tmpdir(), 'marquee-books-'))
    execFileSync(process.execPath, [path.join(maths, 'make.ts'), place])
    for (const file of ['books.jsonl', 'table.csv']) {
      const text = (folder: string) => readFileSync(path.join(folder, file), 'utf8')
      expect(text(place), file).toBe(text(maths))
    }
    rmSync(place, { recursive: true })
  },
)
