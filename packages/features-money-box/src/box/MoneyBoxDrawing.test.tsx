import { cleanup, render, screen } from '@testing-library/react'
import { globSync } from 'node:fs'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { makeVessel } from '../testing/makeVessel.ts'
import { MoneyBoxDrawing } from './MoneyBoxDrawing.tsx'
import { pig } from './pig.ts'
import { type Vessel, VesselContext } from './vessel.ts'

afterEach(cleanup)

const themes = `${import.meta.dirname}/../../../../themes`

/** What the themes bring. */
const ofThemes = await Promise.all(
  globSync('*/src/vessel.ts', { cwd: themes }).map(async (file) => {
    const module: { vessel: Vessel } = await import(/* @vite-ignore */ `${themes}/${file}`)
    return [file, module.vessel] as const
  }),
)
const vessels: (readonly [string, Vessel | null])[] = [
  ['the usual pig', null],
  ['one of a test', makeVessel()],
  ...ofThemes,
]

const timesIn = (all: readonly (string | null)[], d: string) =>
  all.filter((one) => one === d).length

function show(vessel: Vessel | null, props: Partial<ComponentProps<typeof MoneyBoxDrawing>> = {}) {
  render(
    <VesselContext value={vessel}>
      <MoneyBoxDrawing share={0.5} cracks={0} {...props} />
    </VesselContext>,
  )
  const svg = screen.getByTestId('money-box-drawing')
  const { back, front, inside, cracks } = vessel ?? pig
  const outlines = [...back, ...front].map(([, d]) => d)
  const drawn = [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  return {
    svg,
    /** How often each of its parts is drawn, by how often the vessel has it. */
    parts: outlines.map((d) => timesIn(drawn, d) / timesIn(outlines, d)),
    depth: inside.bottom - inside.top,
    cracks: screen.queryAllByTestId('money-box-crack').map((path) => path.getAttribute('d')),
    allCracks: [...cracks],
    /** How far below their place in a full box the coins stand. */
    lowered: Number(/translateY\((.+)px\)/.exec(svg.innerHTML)?.[1]),
  }
}

describe.each(vessels)('the drawing of a money box, %s', (_, vessel) => {
  it('shows all its parts, whole and without a crack, while it fills', () => {
    const { svg, parts, cracks } = show(vessel)
    expect(new Set(parts)).toEqual(new Set([1]))
    expect(cracks).toEqual([])
    expect(svg.dataset).not.toHaveProperty('ready')
    expect(screen.queryByTestId('money-box-piece')).toBeNull()
    expect(screen.queryByTestId('money-box-seal')).toBeNull()
  })

  it('shows no coin when it is empty, a layer of the first few, and coins up to the brim when it is full', () => {
    const { lowered, depth } = show(vessel, { share: 0 })
    expect(lowered).toBeGreaterThan(depth)
    cleanup()
    expect(show(vessel, { share: 0.01 }).lowered).toBeLessThan(depth * 0.95)
    cleanup()
    expect(show(vessel, { share: 1 }).lowered).toBe(0)
  })

  it('cracks once it can be broken, and once more when it is full', () => {
    const ready = show(vessel, { cracks: 1 })
    expect(ready.cracks).toEqual(ready.allCracks.slice(0, 1))
    expect(ready.svg.dataset['ready']).toBe('true')
    cleanup()
    const full = show(vessel, { share: 1, cracks: 2 })
    expect(full.cracks).toEqual(ready.allCracks.slice(0, 2))
    // Each once more as its own light edge.
    for (const d of full.cracks) expect(full.svg.querySelectorAll(`path[d="${d}"]`)).toHaveLength(2)
  })

  it('flies apart in pieces of itself, with every crack and its coins in a heap', () => {
    const { svg, parts, cracks, allCracks } = show(vessel, { cracks: 1, isBreaking: true })
    expect(screen.getAllByTestId('money-box-piece')).toHaveLength(6)
    expect(new Set(parts)).toEqual(new Set([7]))
    expect(cracks).toEqual(allCracks)
    expect(svg.dataset['breaking']).toBe('true')
    expect(svg.dataset).not.toHaveProperty('ready')
  })

  it('is locked at its own place when it is sealed, and is fed at its own mouth', () => {
    const { mouth, lock } = vessel ?? pig
    const { svg } = show(vessel, { isSealed: true, isFed: true })
    expect(screen.getByTestId('money-box-seal').getAttribute('transform')).toBe(
      `translate(${lock.join(' ')})`,
    )
    expect(svg.dataset['fed']).toBe('true')
    const above = `${mouth[1] - 17}`
    expect(svg.querySelectorAll(`circle[cy="${above}"]`)).toHaveLength(6)
  })
})
