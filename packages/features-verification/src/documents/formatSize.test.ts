import { expect, it } from 'vitest'
import { formatSize } from './formatSize.ts'

it.each([
  [12, '12 B'],
  [1023, '1023 B'],
  [1024, '1 kB'],
  [1_048_575, '1024 kB'],
  [2_412_544, '2.3 MB'],
  [15 * 1024 * 1024, '15.0 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})
