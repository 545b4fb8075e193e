import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

interface Manifest {
  name: string
  exports?: Record<string, string>
}

/** The files of the workspace's packages, by what they are imported as. */
const exported = new Map(
  globSync('{packages,themes}/*/package.json', { cwd: root }).flatMap((file) => {
    const { name, exports = {} } = JSON.parse(
      readFileSync(path.join(root, file), 'utf8'),
    ) as Manifest
    return Object.entries(exports).map(
      ([as, target]) => [path.posix.join(name, as), path.join(root, file, '..', target)] as const,
    )
  }),
)

/** What comes with a file at once: types lead nowhere, and what is imported later comes later. */
const imports = /^(?:import|export)\s+(?!type\s)(?:[^;'"]*?from\s+)?'([^']+)'/gm

/**
 * The way of imports from a file to a module, or null: nothing that was seen before leads there, or the
 * way from it is known already.
 */
function wayTo(wanted: string, from: string, seen: Set<string>): string[] | null {
  seen.add(from)
  for (const [, specifier = ''] of readFileSync(from, 'utf8').matchAll(imports)) {
    if (specifier === wanted) return [path.relative(root, from), wanted]
    const file = specifier.startsWith('.')
      ? path.resolve(path.dirname(from), specifier)
      : exported.get(specifier)
    if (!file || seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue
    const way = wayTo(wanted, file, seen)
    if (way) return [path.relative(root, from), ...way]
  }
  return null
}

it('no story brings the test runner along, which only runs where tests run', () => {
  const stories = globSync(
    ['packages/*/src/**/*.stories.tsx', 'apps/storybook/src/**/*.stories.tsx'],
    {
      cwd: root,
    },
  )
  expect(stories.length).toBeGreaterThan(80)
  const seen = new Set<string>()
  const ways = stories.map((story) => wayTo('vitest', path.join(root, story), seen))
  expect(ways.filter(Boolean).map((way) => way?.join(' -> '))).toEqual([])
})
