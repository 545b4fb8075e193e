import { expect, it } from 'vitest'
import { formatElapsed } from './formatElapsed.ts'

it.each([
  [0, '00:00'],
  [59_999, '00:59'],
  [245_000, '04:05'],
  [3_845_000, '1:04:05'],
  [-5, '00:00'],
])('writes %d ms as %s', (ms, text) => {
  expect(formatElapsed(ms)).toBe(text)
})
