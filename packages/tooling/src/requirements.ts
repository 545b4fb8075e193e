import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { command, root } from './workspace.ts'

const row = /^\| ([A-Z][A-Z0-9]*-\d{2}) \|/gm
/** The first argument of `it`, `test`, `describe` and their variants, whatever the quotes. */
const title =
  /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()'"`]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
/** The title after a table, `it.each([...])('title', ...)`, however long the table is. */
const afterTable = /\](?: as const)?\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g
const id = /\b[A-Z][A-Z0-9]*-\d{2}\b/g
/** `RT-18..21` stands for each of the four. */
const range = /\b([A-Z][A-Z0-9]*)-(\d{2})\.\.(\d{2})\b/g

const expand = (text: string): string =>
  text.replace(range, (_, area: string, from: string, to: string) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_unused, index) => `${area}-${String(Number(from) + index).padStart(2, '0')}`,
    ).join(' '),
  )

/** Ids of all rows, in the order of the document. */
export function requirementIds(): string[] {
  const document = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8')
  return [...document.matchAll(row)].map((match) => match[1] ?? '')
}

/** Ids that stand in a test's title, wherever tests live. Tables of `it.each` count by their rows' titles. */
export function citedIds(): Set<string> {
  const files = globSync('{apps,packages,themes}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules') || name.endsWith('dist'),
  })
  const cited = new Set<string>()
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const titles = [title, afterTable].flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => match[2] ?? ''),
    )
    // Tables name their ids in strings of their own; a quoted id alone counts as such a title.
    const rows = [...text.matchAll(/(['"`])([A-Z][A-Z0-9]*-\d{2})\1/g)].map(
      (match) => match[2] ?? '',
    )
    for (const [found] of expand([...titles, ...rows].join('\n')).matchAll(id)) cited.add(found)
  }
  return cited
}

async function report(): Promise<void> {
  const ids = requirementIds()
  const cited = citedIds()
  const areas = Map.groupBy(ids, (one) => one.replace(/-\d+$/, ''))
  for (const [area, own] of areas) {
    const missing = own.filter((one) => !cited.has(one))
    const count = `${own.length - missing.length}/${own.length}`
    console.log(
      `${area.padEnd(10)} ${count.padStart(7)}  ${missing.length ? `without a test: ${missing.join(' ')}` : ''}`,
    )
  }
  const proven = ids.filter((one) => cited.has(one)).length
  console.log(`\n${proven} of ${ids.length} requirements are cited by a test.`)
}

if (import.meta.main) await command(report)
