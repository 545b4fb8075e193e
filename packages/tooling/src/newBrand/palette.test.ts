import { contrastProblems } from '@marquee/theme'
import { describe, expect, it } from 'vitest'
import { paletteOf } from './palette.ts'

const names = Array.from({ length: 400 }, (_, index) => `Brand ${index}`)

describe('the palette of a new brand', () => {
  it('keeps its contrast in both modes, whatever the name', () => {
    const problems = names.flatMap((name) =>
      Object.values(paletteOf(name)).flatMap((colours) =>
        contrastProblems(colours).map((problem) => `${name}: ${problem}`),
      ),
    )
    expect(problems).toEqual([])
  })

  it('is the same for the same name, and another for another', () => {
    expect(paletteOf('RiverBoat')).toEqual(paletteOf('RiverBoat'))
    const seen = names.map((name) => {
      const { page, surface, accent } = paletteOf(name).dark
      return [page, surface, accent].join()
    })
    expect(new Set(seen).size).toBe(names.length)
  })
})
