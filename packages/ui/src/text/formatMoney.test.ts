import { describe, expect, it } from 'vitest'
import { formatMoney } from './formatMoney.ts'

const en = { locale: 'en' }

describe('formatMoney', () => {
  it('writes coins whole and entries in hundredths', () => {
    expect(formatMoney(1_234_567n, 'coins', en)).toBe('1,234,567')
    expect(formatMoney(1_250n, 'entries', en)).toBe('12.50')
    expect(formatMoney(1_200n, 'entries', en)).toBe('12.00')
    expect(formatMoney(0n, 'winnings', en)).toBe('0.00')
    expect(formatMoney(5n, 'winnings', en)).toBe('0.05')
  })

  it('writes Spanish figures and prices as in the United States, four digits as well', () => {
    const es = { locale: 'es' }
    expect(formatMoney(123_456_789n, 'entries', es)).toBe('1,234,567.89')
    expect(formatMoney(9_240n, 'coins', es)).toBe('9,240')
    expect(formatMoney(999n, 'USD', es)).toBe('$9.99')
  })

  it('keeps every digit of amounts beyond what a number holds', () => {
    expect(formatMoney(9_007_199_254_740_993n, 'coins', en)).toBe('9,007,199,254,740,993')
  })

  it('uses the decimals of the currency', () => {
    expect(formatMoney(999n, 'USD', en)).toBe('$9.99')
    expect(formatMoney(1_000n, 'USD', en)).toBe('$10.00')
    expect(formatMoney(500n, 'JPY', en)).toBe('¥500')
  })

  it('shows signs and short forms when asked', () => {
    expect(formatMoney(500n, 'coins', { locale: 'en', signed: true })).toBe('+500')
    expect(formatMoney(-250n, 'entries', en)).toBe('-2.50')
    expect(formatMoney(12_345n, 'coins', { locale: 'en', compact: true })).toBe('12.3K')
  })
})
