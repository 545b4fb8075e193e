import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Drawing, LandContext, type SeasonLand } from './land.ts'
import { Scene } from './Scene.tsx'

afterEach(cleanup)

const drawingOf = (name: string): Drawing => [['stone', `M0 0h${name}z`]]
const ground = (first: number, stops: number) => ({
  plant: drawingOf(`${first}`),
  sky: drawingOf(`${first + 1}`),
  stops: Array.from({ length: stops }, (_, index) => drawingOf(`${first + 2 + index}`)),
})
const land: SeasonLand = { neutral: ground(100, 8), spooky: ground(200, 7) }

function drawn(skin: 'neutral' | 'spooky', own: SeasonLand | null) {
  const { container } = render(
    <LandContext value={own}>
      <svg>
        <Scene skin={skin} lit={0} />
      </svg>
    </LandContext>,
  )
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
}

const partsOf = ({ plant, sky, stops }: SeasonLand['neutral']) =>
  [plant, sky, ...stops].map((drawing) => drawing[0]?.[1])

describe('the land of a season', () => {
  it.each(['neutral', 'spooky'] as const)(
    '%s > a brand with a land of its own > shows its plants, sky and every stop, and no pumpkin, mill or bat of another land',
    (skin) => {
      const usual = new Set(drawn(skin, null))
      cleanup()
      const own = drawn(skin, land)
      for (const part of partsOf(land[skin])) expect(own).toContain(part)
      // Ground, water, gate and tower are every land's; what stood on them is not.
      const left = new Set(own.filter((d) => usual.has(d)))
      expect(left.size).toBeGreaterThan(5)
      expect(usual.size - left.size).toBeGreaterThan(10)
    },
  )
})
