import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { beginsAtRest, togetherAtRest } from './atRest.ts'

const packages = path.resolve(import.meta.dirname, '../..')

/** The hooks as the bundler would call them. */
function hooks() {
  const { resolveId, load } = togetherAtRest() as unknown as {
    resolveId: (id: string, importer?: string) => string | undefined
    load: (this: { error: (text: string) => never }, id: string) => string | undefined
  }
  return { resolveId, load }
}

/** The features that declare what begins at rest, of all brands and of some. */
const declarations = (names: string[]) =>
  names.map((name) => path.join(packages, name, 'src/feature.ts'))

it('what every brand begins at rest is asked for in one script', () => {
  const { resolveId, load } = hooks()
  const everywhere = declarations(['features-terms', 'features-geo', 'web-app'])
  for (const file of everywhere) {
    expect(readFileSync(file, 'utf8')).toContain("import('./atRest.ts')")
    expect(resolveId('./atRest.ts', file)).toBe(beginsAtRest)
  }
  const error = (text: string): never => {
    throw new Error(text)
  }
  const code = load.call({ error }, beginsAtRest) ?? ''
  for (const file of everywhere) expect(code).toContain(path.join(path.dirname(file), 'atRest.ts'))
})

it('what only some brands have keeps a script of its own', () => {
  const { resolveId } = hooks()
  const [some = ''] = declarations(['features-coin-drops'])
  expect(readFileSync(some, 'utf8')).toContain("import('./atRest.ts')")
  expect(resolveId('./atRest.ts', some)).toBeUndefined()
})
