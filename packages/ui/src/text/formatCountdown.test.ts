import { describe, expect, it } from 'vitest'
import { formatCountdown, isoDuration } from './formatCountdown.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

describe('formatCountdown', () => {
  it.each([
    [0, '0s'],
    [-5 * second, '0s'],
    [1, '1s'],
    [59 * second, '59s'],
    [minute, '1m 00s'],
    [4 * minute + 5 * second, '4m 05s'],
    [10 * minute, '10m 00s'],
    [10 * minute + 1, '11m'],
    [42 * minute, '42m'],
    [59 * minute + second, '1h'],
    [2 * hour + 15 * minute, '2h 15m'],
    [8 * hour + 7 * minute + second, '8h 8m'],
    [8 * hour, '8h'],
    [day - second, '1d'],
    [2 * day + 3 * hour + 4 * minute, '2d 3h'],
    [2 * day + 59 * minute, '2d'],
  ])('writes %i ms as %s', (remaining, text) => {
    expect(formatCountdown(remaining, 'en')).toBe(text)
  })

  it('writes Spanish units', () => {
    expect(formatCountdown(2 * hour + 15 * minute, 'es')).toMatch(/^2\s?h 15\s?min$/)
    expect(formatCountdown(4 * minute + 5 * second, 'es')).toMatch(/^4\s?min 05\s?s$/)
    expect(formatCountdown(2 * day + 3 * hour, 'es')).toMatch(/^2\s?d 3\s?h$/)
  })

  it('spells units out to be spoken', () => {
    expect(formatCountdown(hour + 15 * minute, 'en', 'long')).toBe('1 hour 15 minutes')
    expect(formatCountdown(4 * minute + 5 * second, 'en', 'long')).toBe('4 minutes 5 seconds')
    expect(formatCountdown(2 * day + hour, 'es', 'long')).toBe('2 días 1 hora')
  })

  it('gives machines whole seconds', () => {
    expect(isoDuration(61_001)).toBe('PT62S')
    expect(isoDuration(-1)).toBe('PT0S')
  })
})
