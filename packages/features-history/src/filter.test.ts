import { expect, it } from 'vitest'
import { exportAddress, filterOf } from './filter.ts'

it('takes from the address what makes sense and leaves the rest', () => {
  expect(
    filterOf({ wallet: 'coins', kind: 'round-win', from: '2026-11-01', to: 'soon', game: '7' }),
  ).toEqual({ wallet: 'coins', kind: 'round-win', from: '2026-11-01' })
  expect(filterOf({ wallet: 'gold', from: '2026-99-99' })).toEqual({})
})

it('asks for the file with the same filter', () => {
  expect(exportAddress({})).toBe('/rest/history/export/')
  expect(exportAddress({ wallet: 'entries', kind: 'a&b' })).toBe(
    '/rest/history/export/?wallet=entries&kind=a%26b',
  )
})
