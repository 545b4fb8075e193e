import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { declaredConstants, saysOnlyConstants } from './declared.ts'

describe('saysOnlyConstants', () => {
  it.each([
    [
      'a key',
      "export const key = ['quests'] as const\nexport const one = [...key, 'one'] as const",
    ],
    ['a function of its arguments', 'export const keyOf = (name: string) => [name.trim()]'],
    [
      'a type from elsewhere',
      "import type { Brand } from 'core'\nexport const of = (b: Brand) => b",
    ],
  ])('takes %s', (_what, code) => {
    expect(saysOnlyConstants(code)).toBe(true)
  })
  it.each([
    ['what is made while it is loaded', 'export const seen = new Map()'],
    ['what is worked out while it is loaded', 'export const key = toKey("quests")'],
    ['what can be changed', 'let count = 0\nexport const next = () => ++count'],
    ['what is written to', 'const held = {}\nexport const keep = (v) => { held.v = v }'],
    ['what stands on another', "import { base } from './base.ts'\nexport const key = [base]"],
    ['what hands on all', "export * from './base.ts'"],
    ['what hands on', "export { key } from './base.ts'"],
  ])('refuses %s', (_what, code) => {
    expect(saysOnlyConstants(code)).toBe(false)
  })
})

const files = {
  'entry.ts': "import { quests } from './packages/features-quests/src/feature.ts'\nquests.open()",
  'packages/features-quests/src/feature.ts': `
    import { key } from './keys.ts'
    import { seen } from './seen.ts'
    console.log(key, seen)
    export const quests = { open: () => import('./page.ts') }`,
  'packages/features-quests/src/keys.ts': "export const key = ['quests-key'] as const",
  'packages/features-quests/src/seen.ts': "export const seen = new Set(['quests-seen'])",
  'packages/features-quests/src/page.ts': `
    import { key } from './keys.ts'
    import { seen } from './seen.ts'
    console.log('page', key, seen)`,
}

it('PRODUCT-07 a part that takes a constant of its declaration does not stand on the script of the brand', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'marquee-declared-'))
  for (const [name, code] of Object.entries(files)) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, code)
  }
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [declaredConstants()],
    build: { write: false, rolldownOptions: { input: path.join(root, 'entry.ts') } },
  })) as Rolldown.RolldownOutput
  const saying = (word: string) =>
    built.output.flatMap((one) => (one.type === 'chunk' && one.code.includes(word) ? one.name : []))
  expect(saying('quests-key').toSorted()).toEqual(['entry', 'page'])
  // What keeps something is there once, or the page would not see what its declaration has kept.
  expect(saying('quests-seen')).toHaveLength(1)
})
