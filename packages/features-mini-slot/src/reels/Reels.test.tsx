import { cleanup, render, screen } from '@testing-library/react'
import { globSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { miniSlotBundle } from '../bundle.ts'
import { makeCabinet } from '../testing/makeCabinet.ts'
import { type Cabinet, CabinetContext } from './cabinet.ts'
import { plainCase } from './plainCase.ts'
import { Reels } from './Reels.tsx'

afterEach(cleanup)

const themes = `${import.meta.dirname}/../../../../themes`

/** What the themes bring. */
const ofThemes = await Promise.all(
  globSync('*/src/cabinet.ts', { cwd: themes }).map(async (file) => {
    const module: { cabinet: Cabinet } = await import(/* @vite-ignore */ `${themes}/${file}`)
    return [file, module.cabinet] as const
  }),
)
const cabinets: (readonly [string, Cabinet | null])[] = [
  ['the usual case', null],
  ['one of a test', makeCabinet()],
  ...ofThemes,
]

function show(cabinet: Cabinet | null, reels?: readonly number[], isSpinning = false) {
  render(
    <CabinetContext value={cabinet}>
      <Reels reels={reels} isSpinning={isSpinning} />
    </CabinetContext>,
  )
  return screen.getByTestId('mini-slot-reels')
}

describe.each(cabinets)('the machine of the mini slot, %s', (_, cabinet) => {
  const { back, front, lamps, windows, size } = cabinet ?? plainCase

  it('shows the whole cabinet with its lamps, and three reels within it', () => {
    const machine = show(cabinet)
    const drawn = [...machine.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    for (const [, d] of [...back, ...front]) expect(drawn).toContain(d)
    expect(machine.querySelectorAll('circle[r="5"]').length).toBeGreaterThanOrEqual(lamps.length)
    expect(machine.querySelectorAll('[data-symbol]').length).toBe(36)
    expect(windows.x + windows.width).toBeLessThan(size[0])
    expect(windows.y + windows.height).toBeLessThan(size[1])
    expect(machine.dataset).not.toHaveProperty('spinning')
  })

  it('turns while it spins, and marks three alike when it has come to rest', () => {
    const machine = show(cabinet, undefined, true)
    expect(machine.dataset['spinning']).toBe('true')
    expect(machine.querySelectorAll('[data-turning="on"]')).toHaveLength(3)
    cleanup()
    expect(show(cabinet, [2, 2, 2]).querySelectorAll('[data-alike]')).toHaveLength(3)
    cleanup()
    expect(show(cabinet, [2, 2, 3]).querySelectorAll('[data-alike]')).toHaveLength(0)
  })
})

describe('the cabinet of the brand', () => {
  it('is another one in each theme', () => {
    const drawn = ofThemes.map(([, { back }]) => JSON.stringify(back))
    expect(drawn.length).toBeGreaterThan(3)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('comes with the parts of the feature, the same ones each time', async () => {
    const own = makeCabinet()
    const { pages } = await miniSlotBundle(async () => ({ cabinet: own }))
    expect((await miniSlotBundle(async () => ({ cabinet: own }))).pages.page).toBe(pages.page)
    expect((await miniSlotBundle()).pages.page).not.toBe(pages.page)
  })
})
