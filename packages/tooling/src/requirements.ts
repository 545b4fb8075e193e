import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brandFolders, isInternal } from '@marquee/brand-build/front'
import { type DeclaredTest, testsIn } from './testTitles.ts'
import { appsRoot, command, root, UsageError } from './workspace.ts'

const row = /^\| ([A-Z][A-Z0-9]*-\d{2}) \|/gm
const id = /\b[A-Z][A-Z0-9]*-\d{2}\b/g
/** `RT-18..21` stands for each of the four. */
const range = /\b([A-Z][A-Z0-9]*)-(\d{2})\.\.(\d{2})\b/g

/** Ids that a title cites. */
export function idsIn(title: string): string[] {
  const expanded = title.replace(range, (_, area: string, from: string, to: string) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_unused, index) => `${area}-${String(Number(from) + index).padStart(2, '0')}`,
    ).join(' '),
  )
  return [...new Set(Array.from(expanded.matchAll(id), ([found]) => found))]
}

/** Ids of all rows of the document, in its order. */
export const requirementIds = (document: string): string[] =>
  Array.from(document.matchAll(row), (match) => match[1] ?? '')

export interface CitingTest extends DeclaredTest {
  /** Relative to the repository. */
  file: string
}

/** Which tests cite an id in their own title. */
export function citations(tests: CitingTest[]): Map<string, CitingTest[]> {
  const cited = new Map<string, CitingTest[]>()
  for (const test of tests)
    for (const one of idsIn(test.title)) cited.set(one, [...(cited.get(one) ?? []), test])
  return cited
}

/** Rows that no test cites, in their order. */
export const rowsWithoutTest = (ids: string[], cited: Map<string, unknown>): string[] =>
  ids.filter((one) => !cited.has(one))

/** Whether a test is one of the night, which proves no requirement: those of a table may be of the day. */
export const isOfTheNight = ({ source }: DeclaredTest): boolean =>
  /\batNight(?:Alone)?\b/.test(source)

/** Every test of the workspace that runs by day. */
function allTests(): CitingTest[] {
  const files = globSync('{apps,packages,themes}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules') || name.endsWith('dist'),
  })
  return files.flatMap((file) =>
    testsIn(file, readFileSync(path.join(root, file), 'utf8'))
      .filter((test) => !isOfTheNight(test))
      .map((test) => ({ ...test, file })),
  )
}

/** What a browser test names: brands and lists of brands, also by a module of its own folder. */
function brandsNamed({ file, source }: CitingTest, folders: string[]): string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const near = Array.from(text.matchAll(/from '(\.\/[\w-]+\.ts)'/g), ([, module]) =>
    readFileSync(path.join(root, path.dirname(file), module ?? ''), 'utf8'),
  )
  const known = new RegExp(`\\b(${folders.join('|')}|inDepth|allBrands|releasedBrands)\\b`, 'g')
  const named = [...source.matchAll(known)]
  const found = named.length ? named : [...text.matchAll(known), ...near.join('').matchAll(known)]
  return [...new Set(found.map(([name]) => name))]
}

/** Rows that browser tests prove on the internal brand and on no other. */
function onlyInternal(cited: Map<string, CitingTest[]>): string[] {
  const folders = brandFolders(appsRoot)
  const internal = folders.filter((folder) => isInternal(appsRoot, folder))
  return [...cited].flatMap(([one, tests]) => {
    const brands = tests
      .filter(({ file }) => file.startsWith('apps/e2e/'))
      .flatMap((test) => brandsNamed(test, folders))
    return brands.length && brands.every((name) => internal.includes(name)) ? [one] : []
  })
}

/** @throws UsageError with every row that no test cites. */
async function report(): Promise<void> {
  const ids = requirementIds(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'))
  const cited = citations(allTests())
  for (const [area, own] of Map.groupBy(ids, (one) => one.replace(/-\d+$/, ''))) {
    const count = `${own.length - rowsWithoutTest(own, cited).length}/${own.length}`
    console.log(`${area.padEnd(10)} ${count.padStart(7)}`)
  }
  const internal = onlyInternal(cited).filter((one) => ids.includes(one))
  if (internal.length)
    console.log(`\nIn a browser on the internal brand alone: ${internal.sort().join(' ')}`)
  const missing = rowsWithoutTest(ids, cited)
  console.log(`\n${ids.length - missing.length} of ${ids.length} requirements are cited by a test.`)
  if (missing.length)
    throw new UsageError(
      `No test's title cites ${missing.join(' ')}. Put the id into the title of the test that proves it.`,
    )
}

if (import.meta.main) await command(report)
