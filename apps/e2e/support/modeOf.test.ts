import { expect, it } from 'vitest'
import { modeOf } from './modeOf.ts'

it('the brands that pictures are kept of keep the mode that they were taken in', () => {
  const light = ['funrize', 'jackpot-rabbit', 'scarlet-sands', 'sws', 'wireframe']
  const dark = ['fortune-wheelz', 'funz-city', 'nlc', 'stormrush', 'tao']
  expect(light.map((folder) => modeOf({ folder }))).toEqual(light.map(() => 'light'))
  expect(dark.map((folder) => modeOf({ folder }))).toEqual(dark.map(() => 'dark'))
})

it('new brands are dark and light in turn, by their names', () => {
  const folders = Array.from({ length: 200 }, (_, index) => `brand-${index}`)
  const share = folders.filter((folder) => modeOf({ folder }) === 'light').length / folders.length
  expect(share).toBeGreaterThan(0.4)
  expect(share).toBeLessThan(0.6)
})
