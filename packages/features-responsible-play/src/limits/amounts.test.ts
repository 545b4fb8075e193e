import { describe, expect, it } from 'vitest'
import { fieldText, parseAmount, unitOf } from './amounts.ts'

describe('the amount of a limit', () => {
  it.each([
    ['50', 5_000],
    ['50.5', 5_050],
    ['50,05', 5_005],
    [' 1 000 ', 100_000],
    ['0', 0],
  ])('reads %j dollars as %d cents', (text, cents) => {
    expect(parseAmount(text, 'dollars', 'day')).toBe(cents)
  })

  it.each(['', '-5', '5.005', 'five', '1e3', '1,000.00'])('takes %j for no amount', (text) => {
    expect(parseAmount(text, 'dollars', 'day')).toBeNull()
  })

  it('counts a day in minutes, longer times in hours, and none beyond the time itself', () => {
    expect(unitOf('time', 'day')).toBe('minutes')
    expect(unitOf('time', 'week')).toBe('hours')
    expect(parseAmount('10', 'hours', 'week')).toBe(600)
    expect([parseAmount('0', 'minutes', 'day'), parseAmount('1441', 'minutes', 'day')]).toEqual([
      null,
      null,
    ])
    expect(parseAmount('169', 'hours', 'week')).toBeNull()
  })

  it('is shown as it is typed', () => {
    expect(fieldText(5_050, 'dollars')).toBe('50.5')
    expect(fieldText(null, 'coins')).toBe('')
  })
})
