import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { locales } from '@marquee/contract/locales'
import { describe, expect, it } from 'vitest'
import { localeLiterals } from './locales/localeLiterals.ts'
import {
  completed,
  countSame,
  formed,
  indexOf,
  isLazy,
  localesIn,
  messageFolders,
  withLocale,
} from './locales/messageFolders.ts'
import { root } from './workspace.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const outside = (name: string) => /^(?:node_modules|dist|\.\w+)$/.test(path.basename(name))

/** Says what it says for the locales that a test or a story is about, not for all there are. */
const isForTests = (file: string): boolean =>
  /\.(?:test|stories|browser)\.tsx?$|\/(?:testing|tests|stories)\/|^apps\/(?:e2e|storybook)\/|\.proof\.ts$/.test(
    file,
  )

const list = 'packages/contract/src/locales.ts'
const folders = messageFolders(root)
const indexes = new Set(folders.map((folder) => `${folder}/index.ts`))
const sources = globSync('{apps,packages,themes}/**/*.{ts,tsx}', { cwd: root, exclude: outside })
  .filter((file) => file !== list && !indexes.has(file) && !isForTests(file))
  .sort()

describe('sources', () => {
  it('know of locales by the list alone', () => {
    const problems = sources.flatMap((file) => {
      const text = read(file)
      return locales.some((code) => new RegExp(`\\b${code}\\b`).test(text))
        ? localeLiterals(file, text, locales).map((one) => `${file}:${one}`)
        : []
    })
    expect(sources.length).toBeGreaterThan(1_500)
    expect(problems).toEqual([])
  })

  it.each([
    ["locale === 'es' ? 'a' : 'b'", 'compares with a locale'],
    ["const text = { en: 'Play', es: 'Jugar' }", 'says something for each locale'],
    ["type Code = 'en' | 'es'", 'lists locales as a type'],
    ['type Text = { en: string; es: string }', 'has a field for each locale'],
    ["for (const code of ['en', 'es']) show(code)", 'lists locales'],
  ])('are refused for %s', (source, problem) => {
    expect(localeLiterals('some.ts', source, locales)).toEqual([`1: ${problem}`])
  })

  it.each([
    "const brand = { locales: ['en', 'es'] }",
    'const { en } = messages',
    "const country = code === 'ES'",
    "const text = { title: texts('title') }",
  ])('may say %s', (source) => {
    expect(localeLiterals('some.ts', source, locales)).toEqual([])
  })
})

describe('folders of messages', () => {
  it.each(folders)('%s has a file for each locale, and an index of them', (folder) => {
    const files = globSync('*.json', { cwd: path.join(root, folder) }).sort()
    expect(files).toEqual(locales.map((code) => `${code}.json`).sort())
    const index = read(`${folder}/index.ts`)
    expect(index).toBe(indexOf(locales, isLazy(index)))
  })
})

describe('files of a new locale', () => {
  it('have the forms of plurals that it has', () => {
    const texts = {
      won_one: 'a win',
      won_other: '{{count}} wins',
      won_zero: 'none',
      at: { x: 'X' },
    }
    expect(formed(texts, 'fr')).toEqual({
      won_one: 'a win',
      won_many: '{{count}} wins',
      won_other: '{{count}} wins',
      won_zero: 'none',
      at: { x: 'X' },
    })
    expect(Object.keys(formed(texts, 'ja'))).toEqual(['won_other', 'won_zero', 'at'])
  })

  it('keep what is translated and take over what is new', () => {
    const own = { a: 'un', at: { x: 'ix' }, gone: 'parti' }
    const wanted = { a: 'one', b: 'two', at: { x: 'X', y: 'Y' } }
    expect(completed(own, wanted)).toEqual({ a: 'un', b: 'two', at: { x: 'ix', y: 'Y' } })
    expect(countSame(completed(own, wanted), wanted)).toEqual({ all: 4, same: 2 })
  })

  it('follow from an entry in the list', () => {
    const longer = withLocale(read(list), 'xx', 'xx-CA')
    expect(longer).toContain("  xx: 'xx-CA',\n} as const")
    expect(localesIn(longer)).toEqual([...locales, 'xx'])
  })
})
