import { expect, it } from 'vitest'
import { momentOf } from './momentOf.ts'

// Months count from 0; the reader's own days.
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).getTime()

it('says the hour on the day itself, and the date with it on others', () => {
  expect(momentOf(at(20, 9), at(20, 23), 'en')).toMatch(/^9:05\sAM$/)
  expect(momentOf(at(19, 9), at(20, 1), 'en')).toMatch(/^Nov 19, 2026, 9:05\sAM$/)
  expect(momentOf(at(19, 9), at(20, 1), 'es')).toMatch(/19 nov 2026/)
})
