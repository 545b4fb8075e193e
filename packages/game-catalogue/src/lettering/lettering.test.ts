import { describe, expect, it } from 'vitest'
import { titlings } from '../cover/titling.ts'
import { games } from '../games.ts'
import { lightness } from '../colour.ts'
import { palettes } from '../palettes.ts'
import { setBlock } from './block.ts'
import { finishes } from './finish.ts'

const room = { cx: 240, cy: 494, width: 428, height: 150 }

describe('setBlock', () => {
  const settings = games.flatMap((game) =>
    titlings[game.skin.scene].map(([face, , warp]) => ({ title: game.title, face, warp })),
  )

  it('sets every title in every face of its scene: inside the cover, readable at 120 px', () => {
    for (const { title, face, warp } of settings) {
      const { smallest, lines } = setBlock(title, face, room, warp)
      expect(lines.length, title).toBeLessThanOrEqual(3)
      // A tile of 120 px shows four cover units per pixel: 28 units are capitals 7 px high.
      expect(smallest, `${title} in ${face}`).toBeGreaterThanOrEqual(28)
      const numbers = lines.flatMap(({ d }) => d.match(/-?[\d.]+/g) ?? []).map(Number)
      const xs = numbers.filter((_, i) => i % 2 === 0)
      const ys = numbers.filter((_, i) => i % 2 === 1)
      expect(
        xs.every((x) => x > 8 && x < 472),
        title,
      ).toBe(true)
      expect(
        ys.every((y) => y > 0 && y < 606),
        title,
      ).toBe(true)
    }
  }, 30_000)

  it('says which letter a face lacks', () => {
    expect(() => setBlock('Ω', 'bangers', room, 'straight')).toThrow('no letter “Ω”')
  })
})

describe('finishes', () => {
  it('set the letters off from their border in every palette', () => {
    for (const palette of Object.values(palettes)) {
      for (const [id, makeCoat] of Object.entries(finishes)) {
        const { face, border } = makeCoat(palette)
        const brightness = face.map(([, colour]) => lightness(colour)).sort((a, b) => a - b)
        const middle = brightness[Math.floor(brightness.length / 2)] ?? 0
        expect(Math.abs(middle - lightness(border)), `${id} in ${palette.id}`).toBeGreaterThan(0.3)
      }
    }
  })
})
