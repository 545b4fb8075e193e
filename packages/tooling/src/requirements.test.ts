import { describe, expect, it } from 'vitest'
import { citations, idsIn, isOfTheNight, requirementIds, rowsWithoutTest } from './requirements.ts'

const makeTest = (title: string) => ({ title, source: '', file: 'some.test.ts' })

describe('requirementIds', () => {
  it('takes the first column of every table, in order', () => {
    const document =
      '| id | requirement |\n|---|---|\n| NAV-02 | As NAV-09. |\n| NAV-01 | Opens. |\n'
    expect(requirementIds(document)).toEqual(['NAV-02', 'NAV-01'])
  })
})

describe('idsIn', () => {
  it.each([
    ['opens (NAV-01)', ['NAV-01']],
    ['NAV-01 S2-03 opens, NAV-01 too', ['NAV-01', 'S2-03']],
    ['opens (NAV-08..11)', ['NAV-08', 'NAV-09', 'NAV-10', 'NAV-11']],
    ['opens in UTF-8, by SHA-256', []],
  ])('%s', (title, ids) => {
    expect(idsIn(title)).toEqual(ids)
  })
})

describe('isOfTheNight', () => {
  it.each([
    ["test('opens', atNight, async () => {})", true],
    ["test('opens', atNightAlone, async () => {})", true],
    ["test('opens', atNightUnless(brand === tao), async () => {})", false],
    ["test('opens', async () => {})", false],
  ])('%s', (source, expected) => {
    expect(isOfTheNight({ title: 'opens', source })).toBe(expected)
  })
})

describe('rowsWithoutTest', () => {
  it('names every row that no title cites', () => {
    const cited = citations([makeTest('opens (NAV-01)'), makeTest('closes NAV-03..04')])
    expect(rowsWithoutTest(['NAV-01', 'NAV-02', 'NAV-03', 'NAV-05'], cited)).toEqual([
      'NAV-02',
      'NAV-05',
    ])
  })
})
