import { describe, expect, it } from 'vitest'
import { formatCountdown, isoDuration } from './formatCountdown.ts'

describe('formatCountdown', () => {
  it.each([
    [0, '00:00'],
    [-5_000, '00:00'],
    [1, '00:01'],
    [59_000, '00:59'],
    [3_599_000, '59:59'],
    [3_600_000, '01:00:00'],
    [86_399_000, '23:59:59'],
    [86_400_000, '1d 00:00:00'],
    [2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5_000, '2d 03:04:05'],
  ])('writes %i ms as %s', (remaining, text) => {
    expect(formatCountdown(remaining, 'en')).toBe(text)
  })

  it('gives machines whole seconds', () => {
    expect(isoDuration(61_001)).toBe('PT62S')
    expect(isoDuration(-1)).toBe('PT0S')
  })
})
