import { expect, it } from 'vitest'
import { formatDuration } from './formatDuration.ts'

const second = 1000
const hour = 3_600_000
const day = 24 * hour

it('SCRATCH-06 writes days, hours and minutes above a day', () => {
  expect(formatDuration(2 * day + 3 * hour + 4 * 60_000 + 59 * second, 'en')).toBe('2d 3h 4m')
  expect(formatDuration(day + second, 'en')).toBe('1d 0h 0m')
  expect(formatDuration(3 * day + 60_000, 'es')).toMatch(/^3\s?d 0\s?h 1\s?min$/)
})

it('SCRATCH-07 writes hours, minutes and seconds otherwise', () => {
  expect(formatDuration(day, 'en')).toBe('24h 0m 0s')
  expect(formatDuration(3 * hour + 4 * 60_000 + 5 * second, 'en')).toBe('3h 4m 5s')
  expect(formatDuration(1, 'en')).toBe('0h 0m 1s')
  expect(formatDuration(-5, 'en')).toBe('0h 0m 0s')
  expect(formatDuration(5 * 60_000, 'es')).toMatch(/^0\s?h 5\s?min 0\s?s$/)
})
