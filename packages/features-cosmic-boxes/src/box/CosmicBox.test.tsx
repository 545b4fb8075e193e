import { makeApp } from '@marquee/core/testing'
import type { Reveal } from '@marquee/prize-ui'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { cosmicBoxes } from '../feature.ts'
import type { BoxName } from './boxShape.ts'
import { BoxDrawing, CosmicBox } from './CosmicBox.tsx'
import * as css from './CosmicBox.css.ts'
import { boxShapes } from './shapes/index.ts'

afterEach(cleanup)

const isShape = (name: string): name is BoxName => name in boxShapes
const shapes = Object.keys(boxShapes).filter(isShape)

const appWith = (box?: BoxName) =>
  makeApp({
    brand: {
      features: [cosmicBoxes()],
      ...(box && { theme: { ...theme, shapes: { box } } }),
    },
  })
const { theme } = (await makeApp()).runtime.brand

async function show(shape: BoxName, reveal: Reveal) {
  const app = await appWith()
  render(
    <app.Frame>
      <BoxDrawing shape={shape} number={1} reveal={reveal} />
    </app.Frame>,
  )
  const svg = document.querySelector<SVGSVGElement>(`[data-shape="${shape}"]`)!
  return { svg, moving: [...svg.querySelectorAll<SVGGElement>(`.${css.moving}`)] }
}

const pathsOf = (shape: BoxName) => {
  const { back, front, rising = [], moving } = boxShapes[shape]
  return [...back, ...front, ...rising, ...moving.flatMap(({ drawing }) => drawing)].map(
    ([, d]) => d,
  )
}

describe.each(shapes)('a box in the shape %s', (shape) => {
  it('is drawn whole, with the mark of the brand on it once', async () => {
    const { svg } = await show(shape, 'closed')
    const drawn = [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    for (const d of pathsOf(shape)) expect(drawn).toContain(d)
    const marks = [...svg.querySelectorAll('image')]
    expect(marks.map((mark) => mark.getAttribute('href'))).toEqual([theme.art.mark])
  })

  it('has the same parts closed, while it opens and open: only how they stand tells it is open', async () => {
    const markups = []
    for (const reveal of ['closed', 'turning', 'open'] as const) {
      const { svg } = await show(shape, reveal)
      expect(svg.dataset['reveal']).toBe(reveal)
      markups.push(svg.innerHTML)
      cleanup()
    }
    expect(new Set(markups).size).toBe(1)
  })

  it('has something that goes away and shows its light', async () => {
    const { moving } = await show(shape, 'open')
    const { moving: parts, light } = boxShapes[shape]
    expect(moving).toHaveLength(parts.length)
    expect(parts.some(({ away }) => away !== 'none')).toBe(true)
    expect(moving.map(({ style }) => style.transformOrigin)).toEqual(
      parts.map(({ about: [x, y] }) => `${x}px ${y}px`),
    )
    for (const [index, { away }] of parts.entries())
      expect(moving[index]?.getAttribute('style')).toContain(away)
    expect(document.querySelector(`path[d="${light}"]`)).not.toBeNull()
  })
})

describe('the shapes of boxes', () => {
  it('share no part', () => {
    const all = shapes.flatMap((shape) => [...new Set(pathsOf(shape))])
    expect(new Set(all).size).toBe(all.length)
  })

  it('are chosen by the theme; one that chooses none has a case', async () => {
    for (const [chosen, shown] of [
      [undefined, 'case'],
      ['chest', 'chest'],
      ['safe', 'safe'],
    ] as const) {
      const app = await appWith(chosen)
      render(
        <app.Frame>
          <CosmicBox number={1} reveal="closed" />
        </app.Frame>,
      )
      const boxes = [...document.querySelectorAll<SVGElement>('[data-shape]')]
      expect(boxes.map(({ dataset }) => dataset['shape'])).toEqual([shown])
      cleanup()
    }
  })
})
