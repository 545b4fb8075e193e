import { expect, it } from 'vitest'
import { makeFormats } from './format.ts'

it('shows minor units as the player reads them', () => {
  expect(makeFormats('en', { label: 'coins', fractionDigits: 0 }).amount(1234567)).toBe('1,234,567')
  expect(makeFormats('en', { label: 'entries', fractionDigits: 2 }).amount(1234567)).toBe(
    '12,345.67',
  )
  expect(makeFormats('es', { label: 'entries', fractionDigits: 2 }).amount(1234567)).toBe(
    '12,345.67',
  )
})

it('keeps small chances from being shown as nothing', () => {
  const { percent } = makeFormats('en', { label: 'coins', fractionDigits: 0 })
  expect(percent(0.9629)).toBe('96.29%')
  expect(percent(0.0000123)).toBe('0.0012%')
})

it('groups large multiples and keeps what small ones have after the point', () => {
  const { multiple } = makeFormats('en', { label: 'coins', fractionDigits: 0 })
  expect([2500, 0.05, 1.4].map(multiple)).toEqual(['2,500', '0.05', '1.4'])
})
