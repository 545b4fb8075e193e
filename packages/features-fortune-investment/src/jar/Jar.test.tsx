import { cleanup, render, screen } from '@testing-library/react'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { fortuneInvestmentBundle } from '../bundle.ts'
import en from '../messages/en.json'
import es from '../messages/es.json'
import { makeJar } from '../testing/makeJar.ts'
import { type Jar as JarDrawing, JarContext } from './jar.ts'
import { Jar } from './Jar.tsx'
import { plainJar } from './plainJar.ts'

afterEach(cleanup)

const themes = `${import.meta.dirname}/../../../../themes`

/** What the themes bring. */
const ofThemes = await Promise.all(
  globSync('*/src/jar.ts', { cwd: themes }).map(async (file) => {
    const module: { jar: JarDrawing } = await import(/* @vite-ignore */ `${themes}/${file}`)
    return [file, module.jar] as const
  }),
)
const jars: (readonly [string, JarDrawing | null])[] = [
  ['the usual jar', null],
  ['one of a test', makeJar()],
  ...ofThemes,
]

function show(jar: JarDrawing | null, props: Partial<ComponentProps<typeof Jar>> = {}) {
  render(
    <JarContext value={jar}>
      <Jar share={0.5} {...props} />
    </JarContext>,
  )
  const svg = screen.getByTestId('jar')
  const drawn = [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  return {
    svg,
    has: (drawing: JarDrawing['back']) => drawing.every(([, d]) => drawn.includes(d)),
    /** How far below their place in a full one the coins stand. */
    lowered: Number(/translateY\((.+?)px\)/.exec(svg.innerHTML)?.[1]),
  }
}

describe.each(jars)('what coins are set aside in, %s', (_, jar) => {
  const { back, front, lid, tie, inside, off, mouth } = jar ?? plainJar

  it('shows all its parts, shut and tied, with no bonus on top and no ring', () => {
    const { svg, has } = show(jar)
    for (const part of [back, front, lid, tie]) expect(has(part)).toBe(true)
    expect(svg.dataset).not.toHaveProperty('ready')
    expect(screen.queryByTestId('jar-bonus')).toBeNull()
    expect(svg.querySelector('circle[r="122"]')).toBeNull()
  })

  it('is as full as it is told, by where its own coins lie', () => {
    const depth = inside.bottom - inside.top
    const { svg, lowered } = show(jar, { share: 0.2 })
    expect(svg.querySelector(`clipPath path[d="${inside.d}"]`)).not.toBeNull()
    expect(lowered / depth).toBeGreaterThan(0.7)
    cleanup()
    expect(show(jar, { share: 0.9 }).lowered / depth).toBeLessThan(0.2)
  })

  it('is untied once its time is over: the lid goes its way, and the bonus is above the opening', () => {
    const { svg, has } = show(jar, { waited: 1, isReady: true })
    expect(has(tie)).toBe(false)
    expect(has(lid)).toBe(true)
    expect(svg.innerHTML).toContain(
      `transform: translate(${off[0]}px, ${off[1]}px) rotate(${off[2]}deg)`,
    )
    expect(screen.getByTestId('jar-bonus').innerHTML).toContain(`translate(${mouth.join(' ')})`)
    expect(svg.querySelector('circle[stroke-dasharray="100 100"]')).not.toBeNull()
  })

  it('stands within the frame, its coins between its sides', () => {
    const { left, right, top, bottom } = inside
    expect([left >= 50, right <= 210, top >= 44, bottom <= 244]).toEqual([true, true, true, true])
    expect(left).toBeLessThan(mouth[0])
    expect(right).toBeGreaterThan(mouth[0])
    expect(mouth[1]).toBeLessThanOrEqual(top)
  })
})

const partsOf = ({ back, front }: Pick<JarDrawing, 'back' | 'front'>) =>
  new Set([...back, ...front].map(([, d]) => d))

/** Every text of a feature by its path, those of the brand in the place of the feature's own. */
function textsOf(told: object, path = ''): [string, unknown][] {
  return Object.entries(told).flatMap(([key, value]) =>
    typeof value === 'object' ? textsOf(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  )
}

describe('the jar of the brand', () => {
  it('is another one in each theme, and not what the theme keeps its money box in', async () => {
    const parts = ofThemes.map(([, jar]) => [...partsOf(jar)])
    expect(ofThemes.length).toBeGreaterThan(3)
    expect(new Set(parts.flat()).size).toBe(parts.flat().length)
    for (const [file, jar] of ofThemes) {
      const { vessel }: { vessel: Pick<JarDrawing, 'back' | 'front'> } = await import(
        /* @vite-ignore */ `${themes}/${file.replace('jar.ts', 'vessel.ts')}`
      )
      expect(partsOf(vessel).size).toBeGreaterThan(5)
      expect([...partsOf(jar)].filter((d) => partsOf(vessel).has(d))).toEqual([])
    }
  })

  it.each([
    ['en', en, /\bjars?\b/i],
    ['es', es, /tarro/i],
  ] as const)('goes by a word of its own in every text (%s)', (locale, own, usual) => {
    const jarTexts = textsOf(own).filter(([, text]) => usual.test(String(text)))
    expect(jarTexts.length).toBeGreaterThan(10)
    for (const [file] of ofThemes) {
      const app = path.join(themes, '../apps', file.split(path.sep)[0] ?? '')
      const { 'fortune-investment': told }: { 'fortune-investment': object } = JSON.parse(
        readFileSync(`${app}/messages/${locale}.json`, 'utf8'),
      )
      const texts = Object.fromEntries([...textsOf(own), ...textsOf(told)])
      expect(
        Object.values(texts).filter((text) => usual.test(String(text))),
        app,
      ).toEqual([])
    }
  })

  it('comes with the parts of the feature, the same ones each time', async () => {
    const own = makeJar()
    const { pages, SetAsideSection } = await fortuneInvestmentBundle(async () => ({ jar: own }))
    const again = await fortuneInvestmentBundle(async () => ({ jar: own }))
    const usual = await fortuneInvestmentBundle()
    expect([again.pages.page, again.SetAsideSection]).toEqual([pages.page, SetAsideSection])
    expect(usual.pages.page).not.toBe(pages.page)
    expect(usual.SetAsideSection).not.toBe(SetAsideSection)
  })
})
