import { makeApp } from '@marquee/core/testing'
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { lottery } from '../feature.ts'
import { Drum, DrumDrawing } from './Drum.tsx'
import * as css from './Drum.css.ts'
import type { DrumName } from './drumShape.ts'
import { drumShapes } from './shapes/index.ts'

afterEach(cleanup)

const isShape = (name: string): name is DrumName => name in drumShapes
const shapes = Object.keys(drumShapes).filter(isShape)

function show(shape: DrumName, props: Partial<ComponentProps<typeof Drum>> = {}) {
  render(<DrumDrawing shape={shape} {...props} />)
  const svg = screen.getByTestId('lottery-drum')
  return { svg, slips: [...screen.getByTestId('lottery-slips').children] }
}

const pathsOf = (shape: DrumName) => {
  const { back, front, turning, parts = [] } = drumShapes[shape]
  const all = [back, front, turning?.back ?? [], turning?.front ?? []]
  return [...all.flat(), ...parts.flatMap(({ drawing }) => drawing)].map(([, d]) => d)
}

describe.each(shapes)('what tickets are drawn from in the shape %s', (shape) => {
  it('is drawn whole, with as many tickets as can be told apart', () => {
    const { svg } = show(shape)
    const drawn = [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    for (const d of pathsOf(shape)) expect(drawn).toContain(d)
    cleanup()
    expect(show(shape, { tickets: 0 }).slips).toHaveLength(0)
    cleanup()
    expect(show(shape, { tickets: 4 }).slips).toHaveLength(4)
    cleanup()
    expect(show(shape, { tickets: 100_000 }).slips).toHaveLength(26)
  })

  it('says when a ticket is given and when a draw lasts, and has tickets that move', () => {
    expect(show(shape).svg.dataset).not.toHaveProperty('turning')
    cleanup()
    expect(show(shape, { isTurning: true }).svg.dataset['turning']).toBe('true')
    cleanup()
    const { svg, slips } = show(shape, { isTurning: 'on' })
    expect(svg.dataset['turning']).toBe('on')
    const isTossed = drumShapes[shape].motion === 'toss'
    const tossed = slips.filter((slip) => slip.querySelector(`.${css.tossed}`) !== null)
    expect(tossed).toHaveLength(isTossed ? slips.length : 0)
    expect(slips[0]?.closest('[style*="transform-origin"]')?.getAttribute('class')).toBe(
      css.tickets[drumShapes[shape].motion] || null,
    )
  })

  it('keeps its tickets within the drawing', () => {
    const { slips } = show(shape, { tickets: 100_000 })
    for (const slip of slips) {
      const [, x, y] = /translate\((\d+) (\d+)\)/.exec(slip.getAttribute('transform') ?? '') ?? []
      expect(Number(x)).toBeGreaterThan(60)
      expect(Number(x)).toBeLessThan(260)
      expect(Number(y)).toBeGreaterThan(30)
      expect(Number(y)).toBeLessThan(250)
    }
  })
})

describe('the shapes of the drum', () => {
  it('share no part', () => {
    const all = shapes.flatMap((shape) => [...new Set(pathsOf(shape))])
    expect(new Set(all).size).toBe(all.length)
  })

  it('are chosen by the theme; one that chooses none has a wheel', async () => {
    const { theme } = (await makeApp()).runtime.brand
    for (const [chosen, shown] of [
      [undefined, 'wheel'],
      ['bowl', 'bowl'],
      ['globe', 'globe'],
    ] as const) {
      const app = await makeApp({
        brand: {
          features: [lottery()],
          ...(chosen && { theme: { ...theme, shapes: { drum: chosen } } }),
        },
      })
      render(
        <app.Frame>
          <Drum />
        </app.Frame>,
      )
      expect(screen.getByTestId('lottery-drum').dataset['shape']).toBe(shown)
      cleanup()
    }
  })
})
