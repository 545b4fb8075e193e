import { expect, it } from 'vitest'
import { overspentAreas } from './gapBudget.ts'

const gaps = (area: 'registration' | 'breaks', count: number) =>
  Array.from({ length: count }, (_, at) => ({ area, call: `call.${at}`, why: 'not reached' }))

it('tells an area in which more is left unchecked than before', () => {
  expect(overspentAreas(gaps('registration', 1))).toEqual([])
  expect(overspentAreas([...gaps('registration', 2), ...gaps('breaks', 1)])).toEqual([
    expect.stringMatching(/^registration: 2 calls .* 1 may/),
    expect.stringMatching(/^breaks: 1 calls .* 0 may/),
  ])
})
