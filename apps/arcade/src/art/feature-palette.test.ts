import { games } from '@marquee/game-catalogue'
import { expect, it } from 'vitest'
import { featurePalette } from './feature-palette.ts'

const light = (hex: string) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return (Math.max(...channels) + Math.min(...channels)) / 2
}

it('gives the free spins of every game colours that differ, as light and as dark as its own', () => {
  for (const { skin, title } of games) {
    const own = { ...skin.palette }
    const feature = featurePalette(own)
    expect(feature.mid, title).not.toBe(own.mid)
    for (const role of ['shadow', 'deep', 'mid', 'light'] as const) {
      expect(feature[role], title).toMatch(/^#[0-9a-f]{6}$/)
      expect(Math.abs(light(feature[role]!) - light(own[role])), title).toBeLessThan(3)
    }
    expect(feature.accent).toBe(own.accent)
  }
})
