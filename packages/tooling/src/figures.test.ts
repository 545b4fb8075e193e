import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './workspace.ts'

/** Where figures are formatted: in components, in the platform's texts, in the games. */
const formatters = [
  'apps/arcade/src/format.ts',
  'packages/platform-kernel/src/numberFormat.ts',
  'packages/ui/src/text/numberFormat.ts',
]

it('figures are written by one formatter of each world, so that a locale writes them one way', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$/.test(file) && !/node_modules|back-office/.test(file),
  )
  const writing = files.filter((file) =>
    /Intl\.NumberFormat\(|\bnumber[^\n]*\.toLocaleString\(/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  )
  expect(writing.sort()).toEqual(formatters)
})
