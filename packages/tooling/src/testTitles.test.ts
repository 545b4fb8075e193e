import { describe, expect, it } from 'vitest'
import { testsIn } from './testTitles.ts'

const titlesIn = (text: string): string[] =>
  testsIn('some.test.tsx', text).map(({ title }) => title)

describe('testsIn', () => {
  it.each([
    ['a plain title', `it('opens (NAV-01)', () => {})`, ['opens (NAV-01)']],
    ['a title with a value', "const what = 'NAV-01'\ntest(`opens ${what}`, run)", ['opens NAV-01']],
    ['what is not known as a gap', 'test(`${make()} opens`, run)', ['… opens']],
    ['tests in JSX files', `const page = <a href="/">x</a>; it('opens', () => {})`, ['opens']],
    [
      'tests under another name',
      `import { test as plain } from '@playwright/test'; plain('opens', run)`,
      ['opens'],
    ],
    [
      'a test for each row of a table',
      `it.each([['NAV-01', 1], ['NAV-02', 2]] as const)('%s opens %d', run)`,
      ['NAV-01 opens 1', 'NAV-02 opens 2'],
    ],
    [
      'rows that are objects, kept in a constant',
      `const rows = [{ id: 'NAV-01' }]; it.each(rows)('$id opens', run)`,
      ['NAV-01 opens'],
    ],
    [
      'a test for each turn of a loop',
      "for (const [at, [id]] of [['NAV-01'], ['NAV-02']].entries()) test(`${id} opens ${at}`, run)",
      ['NAV-01 opens 0', 'NAV-02 opens 1'],
    ],
    [
      'both titles of a choice',
      "for (const brand of all) test(`${brand.isNew ? 'NAV-01' : 'NAV-02'} opens`, run)",
      ['NAV-01 NAV-02 opens'],
    ],
    [
      'values of a group with a table',
      "describe.each([['NAV-01'], ['NAV-02']])('%s', (id) => { it(`${id} opens`, run) })",
      ['NAV-01 opens', 'NAV-02 opens'],
    ],
    [
      'tests under a condition of the run',
      `it.runIf(here)('opens', run); it.skipIf(there)('closes', run)`,
      ['opens', 'closes'],
    ],
  ])('finds %s', (_what, text, titles) => {
    expect(titlesIn(text)).toEqual(titles)
  })

  it.each([
    ['titles of groups', `describe('NAV-01', () => {})`],
    ['skipped tests', `it.skip('NAV-01', run); test.fixme('NAV-02', run); it.todo('NAV-03')`],
    ['tests of skipped groups', `test.describe.skip('x', () => { test('NAV-01', run) })`],
    ['other strings', `const ids = ['NAV-01']; expect('NAV-02').toBe(ids[0])`],
    ['what only is done around tests', `test.beforeEach(() => {}); test.step('NAV-01', run)`],
    ['rows of a table that its title does not name', `it.each([['NAV-01']])('opens', run)`],
  ])('does not count %s', (_what, text) => {
    expect(titlesIn(text).join()).not.toContain('NAV-')
  })

  it('gives the source of a test with the lists of the loops around it', () => {
    const [one] = testsIn(
      'some.spec.ts',
      'for (const brand of [tao]) test(`opens`, () => go(brand))',
    )
    expect(one?.source).toBe('[tao]\ntest(`opens`, () => go(brand))')
  })

  it('refuses a file that is no program', () => {
    expect(() => testsIn('some.test.ts', 'it(')).toThrow('some.test.ts cannot be read')
  })
})
