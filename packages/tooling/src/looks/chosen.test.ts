import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../workspace.ts'
import { checkChosen, filterOf, suffixOf } from './chosen.ts'

const matches = (chosen: Parameters<typeof filterOf>[0], title: string) =>
  filterOf(chosen).every((argument) => new RegExp(argument.replace('--grep=', '')).test(title))

it('looks at everything where nothing is chosen', () => {
  expect([filterOf({}), suffixOf({})]).toEqual([[], ''])
})

it('looks at the modes and sizes that are named, and at no others', () => {
  const title = (mode: string, size: string) => `Harbour, ${mode}, ${size} pages of a guest`
  const dark = { mode: ['dark'] }
  expect(matches(dark, title('dark', 'phone'))).toBe(true)
  expect(matches(dark, title('light', 'phone'))).toBe(false)
  const both = { mode: ['light'], size: ['phone', 'desktop'] }
  expect(['phone', 'tablet', 'desktop'].map((size) => matches(both, title('light', size)))).toEqual(
    [true, false, true],
  )
})

it('keeps pictures of a part apart from pictures of all', () => {
  expect(suffixOf({ mode: ['light', 'dark'], size: ['phone'] })).toBe('-dark-light-phone')
})

it('refuses a mode or a size that there is not, and says which there are', () => {
  expect(() => checkChosen({ mode: ['dim'] })).toThrow(
    "There is no mode 'dim'. Choose of dark, light.",
  )
  expect(() => checkChosen({ size: ['watch'] })).toThrow('Choose of phone, tablet, desktop.')
  expect(() => checkChosen({ mode: ['dark'], size: ['tablet'] })).not.toThrow()
})

it('names them as the titles of the pictures’ tests do', () => {
  const tests = readFileSync(path.join(root, 'apps/e2e/tests/compare/compare.spec.ts'), 'utf8')
  expect(tests).toContain('test.describe(`${brand.name}, ${mode}, ${size}`')
  expect(tests).toContain("const modes = ['dark', 'light']")
  expect(tests).toContain('tablet: ')
})
