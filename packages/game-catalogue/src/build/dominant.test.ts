import { expect, it } from 'vitest'
import { dominantColour } from './dominant.ts'

const paint = (...runs: [count: number, red: number, green: number, blue: number][]) =>
  Uint8Array.from(
    runs.flatMap(([count, ...rgb]) => Array.from({ length: count }, () => rgb).flat()),
  )

it('finds the colour most of a picture has', () => {
  expect(dominantColour(paint([20, 200, 40, 40], [50, 40, 120, 200]))).toBe('#2878c8')
})

it('leaves shade and sparkle aside', () => {
  expect(dominantColour(paint([90, 4, 4, 8], [60, 255, 255, 250], [10, 40, 120, 200]))).toBe(
    '#2878c8',
  )
})

it('answers black for a picture of nothing but shade', () => {
  expect(dominantColour(paint([9, 3, 3, 3]))).toBe('#000000')
})
