import { cleanup, render } from '@testing-library/react'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import en from '../messages/en.json'
import es from '../messages/es.json'
import { EndAtNight } from '../welcome/EndAtNight.tsx'
import { Signpost } from '../welcome/Signpost.tsx'
import { hauntedTower } from './hauntedTower.ts'
import { type Drawing, LandContext, type SeasonLand } from './land.ts'
import { Scene } from './Scene.tsx'

afterEach(cleanup)

const drawingOf = (name: string): Drawing => [['stone', `M0 0h${name}z`]]
const ground = (first: number, stops: number) => ({
  plant: drawingOf(`${first}`),
  sky: drawingOf(`${first + 1}`),
  stops: Array.from({ length: stops }, (_, index) => drawingOf(`${first + 2 + index}`)),
})
const end = {
  drawing: drawingOf('300'),
  lights: Array.from({ length: 8 }, (_, index) => `M${index} 0h301z`),
}
const land: SeasonLand = {
  gate: drawingOf('400'),
  neutral: ground(100, 8),
  spooky: { ...ground(200, 7), end },
}

function show(skin: 'neutral' | 'spooky', own: SeasonLand | null, lit = 0) {
  const { container } = render(
    <LandContext value={own}>
      <svg>
        <Scene skin={skin} lit={lit} />
      </svg>
    </LandContext>,
  )
  return [...container.querySelectorAll('path')]
}

const drawn = (skin: 'neutral' | 'spooky', own: SeasonLand | null) =>
  show(skin, own).map((path) => path.getAttribute('d'))

/** What the themes bring. */
const themes = `${import.meta.dirname}/../../../../themes`
const apps = `${import.meta.dirname}/../../../../apps`
const ofThemes = await Promise.all(
  globSync('*/src/land.ts', { cwd: themes }).map(async (file) => {
    const module: { land: SeasonLand } = await import(/* @vite-ignore */ `${themes}/${file}`)
    return [file, module.land] as const
  }),
)

const partsOf = ({ plant, sky, stops }: SeasonLand['neutral']) =>
  [plant, sky, ...stops].map((drawing) => drawing[0]?.[1])

describe('the land of a season', () => {
  it.each(['neutral', 'spooky'] as const)(
    '%s > a brand with a land of its own > shows its plants, sky and every stop, and no pumpkin, mill or bat of another land',
    (skin) => {
      const usual = new Set(drawn(skin, null))
      cleanup()
      const own = drawn(skin, land)
      for (const part of [...partsOf(land[skin]), land.gate[0]?.[1]]) expect(own).toContain(part)
      // Ground and water are every land's; what stood on them is not.
      const left = new Set(own.filter((d) => usual.has(d)))
      expect(left.size).toBeGreaterThan(5)
      expect(usual.size - left.size).toBeGreaterThan(10)
    },
  )
})

describe.each<readonly [string, SeasonLand | null]>([
  ['the usual tower', null],
  ['one of a test', land],
  ...ofThemes,
])('what a spooky season ends at, %s', (_, own) => {
  const { drawing, lights } = own?.spooky.end ?? hauntedTower

  it('stands on the map with as many of its eight lights as are told, and on no map by day', () => {
    expect(new Set(lights).size).toBe(8)
    for (const lit of [0, 3, 8]) {
      const paths = show('spooky', own, lit)
      const outlines = paths.map((path) => path.getAttribute('d'))
      for (const [, d] of drawing) expect(outlines).toContain(d)
      const burning = paths.filter(({ dataset }) => dataset['light'] === 'lit')
      expect(burning.map((path) => path.getAttribute('d'))).toEqual(lights.slice(0, lit))
      expect(paths.filter(({ dataset }) => dataset['light'] === 'dark')).toHaveLength(8 - lit)
      cleanup()
    }
    expect(show('neutral', own, 8).filter(({ dataset }) => dataset['light'])).toEqual([])
  })

  it('stands in the window of its welcome too', () => {
    const { container } = render(
      <LandContext value={own}>
        <EndAtNight lit={5} />
      </LandContext>,
    )
    const outlines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    for (const [, d] of drawing) expect(outlines).toContain(d)
    expect(container.querySelectorAll('[data-light="lit"]')).toHaveLength(5)
  })
})

describe('the land of the brand', () => {
  it('has an end and a gate that no other theme has, and that the feature has not', () => {
    expect(ofThemes.length).toBeGreaterThan(8)
    const ends = [hauntedTower, ...ofThemes.map(([, { spooky }]) => spooky.end)]
    const parts = ends.map(({ drawing }) => drawing.map(([, d]) => d)).map((all) => all.join())
    expect(new Set(parts).size).toBe(ends.length)
    // The largest part of each, which is what one knows it by.
    const shapes = ends.map(({ drawing: [first] }) => first?.[1])
    expect(new Set(shapes).size).toBe(ends.length)
    const gates = ofThemes.map(([, { gate }]) => JSON.stringify(gate))
    expect(new Set(gates).size).toBe(gates.length)
  })

  it('stands behind the signpost by day: its first stop and its plant', () => {
    const { container } = render(
      <LandContext value={land}>
        <Signpost />
      </LandContext>,
    )
    const outlines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    for (const part of [land.neutral.plant, land.neutral.stops[0]])
      expect(outlines).toContain(part?.[0]?.[1])
    expect(container.querySelector('[data-light]')).toBeNull()
  })
})

describe('the texts of a spooky season', () => {
  const towers = { en: /\btower\b/i, es: /\btorre\b/i } as const
  const own = { en, es }

  it.each(['en', 'es'] as const)(
    'tell of what stands at the end, by its own word (%s)',
    (locale) => {
      const names = globSync('*/messages/*.json', { cwd: apps }).flatMap((file) => {
        if (path.basename(file) !== `${locale}.json`) return []
        const { seasons }: { seasons?: typeof en | typeof es } = JSON.parse(
          readFileSync(path.join(apps, file), 'utf8'),
        )
        if (!seasons) return []
        const told = JSON.stringify({ ...own[locale].spooky, ...seasons.spooky })
        expect(told, file).not.toMatch(towers[locale])
        expect(seasons.places.spooky[8], file).not.toMatch(towers[locale])
        return [told]
      })
      expect(names).toHaveLength(ofThemes.length)
      expect(new Set(names).size).toBe(names.length)
    },
  )
})
