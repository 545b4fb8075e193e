import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.ts'
import { exportedNames, usesName, withoutExports } from './withoutExports.ts'
import { withoutImports } from './withoutImports.ts'
import { command, root, UsageError } from './workspace.ts'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const at = (file: string) => path.join(root, file)
const listed = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (file) => /node_modules|dist/.test(file) })

/** Writes a file anew where `change` gives another text; tells whether it did. */
function rewrite(file: string, change: (text: string) => string): boolean {
  const before = readFileSync(at(file), 'utf8')
  const after = change(before)
  if (after === before) return false
  writeFileSync(at(file), after)
  return true
}

const withoutDependency = (text: string, name: string): string => {
  if (!text.includes(`"${name}"`)) return text
  const manifest = JSON.parse(text) as Manifest
  delete manifest.dependencies?.[name]
  delete manifest.devDependencies?.[name]
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Where the ids of the features that every brand has stand as types, one a line. */
const everyBrand = 'packages/base-features/src/everyBrand.ts'
const withoutId = (text: string, id: string): string => text.replace(`\n  | '${id}'`, '')

/** A brand's own name and voice for the feature go with it. */
const withoutTexts = (text: string, id: string): string => {
  const texts = JSON.parse(text) as Record<string, unknown>
  if (!(id in texts)) return text
  delete texts[id]
  return `${JSON.stringify(texts, null, 2)}\n`
}

/** Where brands keep the tables of what can be won. */
const tables = () => listed('apps/*/prizes.ts')

/** The tables of a brand that another source of the brand uses. */
function usedTables(file: string): string[] {
  const sources = listed(`${path.dirname(file)}/**/*.ts`)
    .filter((other) => other !== file)
    .map((other) => readFileSync(at(other), 'utf8'))
  return exportedNames(readFileSync(at(file), 'utf8')).filter((name) =>
    sources.some((text) => usesName(text, name)),
  )
}

/**
 * `pnpm feature:remove <name>`: deletes a feature's folder with its tests on the platform and in the
 * browser, and takes its lines out of the lists that have it: brands, what every brand has, the platform.
 * Tables of prizes that only the feature used go with it.
 * A database keeps the feature's tables: what players did is theirs.
 */
async function remove(): Promise<void> {
  const [id] = process.argv.slice(2)
  const folder = `packages/features-${id}`
  if (!id || !existsSync(at(folder)))
    throw new UsageError("Say which feature goes, by its folder: 'pnpm feature:remove lottery'.")
  const name = `@marquee/features-${id}`
  for (const gone of [
    folder,
    `apps/platform/src/tests/${id}`,
    ...listed(`apps/e2e/tests/*/${id}.spec.ts`),
  ])
    rmSync(at(gone), { recursive: true, force: true })

  const usedBefore = new Map(tables().map((file) => [file, usedTables(file)]))
  const takeOut = (file: string) => rewrite(file, (text) => withoutImports(text, name))
  const changed = [
    ...listed('{apps,packages}/*/package.json').filter((file) =>
      rewrite(file, (text) => withoutDependency(text, name)),
    ),
    ...listed('{apps,packages}/*/{*,src/**/*}.{ts,tsx}')
      .filter((file) => !usedBefore.has(file))
      .filter(takeOut),
    ...[...usedBefore].flatMap(([file, before]) => {
      const now = usedTables(file)
      const gone = before.filter((table) => !now.includes(table))
      const isLess = rewrite(file, (text) => withoutExports(text, gone))
      return takeOut(file) || isLess ? file : []
    }),
    ...[everyBrand].filter((file) => rewrite(file, (text) => withoutId(text, id))),
    ...listed('apps/*/{labels,messages}/*.json').filter((file) =>
      rewrite(file, (text) => withoutTexts(text, id)),
    ),
  ]
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'])
  await run('oxfmt', changed)
  await run('node', ['packages/tooling/src/openapi.ts'])
  console.log(
    `\n  ${folder} is gone, with its lines in ${changed.length} files. Rows of docs/requirements.md and pages of docs that were about it are left to you.\n`,
  )
}

await command(remove)
