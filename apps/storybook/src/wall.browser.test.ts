import { composeStories } from '@storybook/react-vite'
import { type ComponentType, createElement, Fragment } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { BrandFrame, BrandPlace } from './BrandPlace.tsx'
import { tilesOf } from './brand/brands.ts'
import './fonts.ts'
import { dress } from './studio/dress.ts'
import { dressAll, dressAsAround } from './studio/dressWall.ts'
import { themes } from './themes.ts'
import './themes.css.ts'
import { withWall } from './withWall.tsx'

type Stories = Parameters<typeof composeStories>[0]

const files = import.meta.glob<Stories>([
  '../../../packages/ui/src/actions/Button.stories.tsx',
  '../../../packages/ui/src/form/Form.stories.tsx',
  '../../../packages/ui/src/status/Notice.stories.tsx',
  '../../../packages/ui/src/text/Heading.stories.tsx',
])
const modes = ['dark', 'light'] as const
const html = document.documentElement

// A colour on its way to another is none.
const still = document.createElement('style')
still.textContent = '*, ::before, ::after { transition: none !important }'
document.head.append(still)

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  for (const name of ['theme', 'mode', 'motion']) delete html.dataset[name]
})

function show(...content: ReturnType<typeof createElement>[]): void {
  root?.unmount()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root!.render(createElement(Fragment, null, ...content)))
}

function wear(theme: string, mode: string): void {
  Object.assign(html.dataset, { theme, mode, motion: 'reduced' })
}

/** Colours and faces of everything in a brand's part of the page. */
const worn = (brand: string): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      `section[aria-label="${brand}"], section[aria-label="${brand}"] *`,
    ),
  ].map((element) => {
    const { color, backgroundColor, borderTopColor, fill, fontFamily } = getComputedStyle(element)
    return [element.localName, color, backgroundColor, borderTopColor, fill, fontFamily].join(' | ')
  })

/** Every story of a file that is shown in place, one below the other. */
async function partsOf(path: string): Promise<ComponentType[]> {
  return Object.values<ComponentType>(composeStories(await files[path]!()))
}

const framed = (parts: readonly ComponentType[], brand: string, mode?: string) =>
  createElement(
    BrandFrame,
    { key: brand, brand, mode },
    parts.map((Part, index) => createElement(Part, { key: index })),
  )

type Framed = (brand: string, mode?: string) => ReturnType<typeof createElement>

/** What each brand wears alone on the page, by brand and mode. */
function wornAlone(place: Framed): Map<string, string[]> {
  const alone = new Map<string, string[]>()
  for (const { key } of themes) {
    show(place(key))
    for (const mode of modes) {
      wear(key, mode)
      alone.set(`${key} ${mode}`, worn(key))
    }
  }
  return alone
}

/** Compares all brands side by side with each alone, within a page that wears either mode of two brands. */
function expectSame(place: Framed): void {
  const alone = wornAlone(place)
  expect(new Set([...alone.values()].map(String)).size).toBe(alone.size)
  for (const mode of modes) {
    show(...themes.map(({ key }) => place(key, mode)))
    for (const outer of [themes[0]!.key, themes.at(-1)!.key])
      for (const outerMode of modes) {
        wear(outer, outerMode)
        for (const { key } of themes)
          expect(worn(key), `${key} ${mode} within ${outer} ${outerMode}`).toEqual(
            alone.get(`${key} ${mode}`),
          )
      }
  }
}

describe('all brands side by side', () => {
  it('the composition > wears what each brand wears alone, in both modes', async () => {
    const lists = await Promise.all(
      themes.map(async ({ key }) => [key, await tilesOf(key)] as const),
    )
    const games = new Map(lists)
    expectSame((brand, mode) =>
      createElement(BrandPlace, {
        key: brand,
        brand,
        games: games.get(brand)!,
        ...(mode && { mode }),
      }),
    )
  })

  it.each(Object.keys(files))(
    '%s > wears what each brand wears alone, in both modes',
    async (path) => {
      const parts = await partsOf(path)
      expect(parts.length).toBeGreaterThan(0)
      expectSame((brand, mode) => framed(parts, brand, mode))
    },
  )
})

describe('the toolbar’s wall', () => {
  it.each(modes)(
    '%s > gives each brand a page of its own that wears it, and nothing of the others',
    (mode) => {
      const globals = {
        wall: '390px',
        brand: 'tao',
        mode,
        locale: 'es',
        motion: 'reduced',
        player: 'diamond',
      }
      show(
        createElement(
          () =>
            withWall(() => createElement('p'), { id: 'a--b', globals } as never) as ReturnType<
              typeof createElement
            >,
        ),
      )
      const frames = [...document.querySelectorAll('iframe')].map(({ src }) =>
        Object.fromEntries(new URL(src).searchParams),
      )
      expect(frames).toEqual(
        themes.map(({ key }) => ({
          id: 'a--b',
          viewMode: 'story',
          globals: `brand:${key};mode:${mode};locale:es;motion:reduced;player:diamond;wall:off`,
        })),
      )
    },
  )

  it('shows wide pages smaller, and a phone as large as it is', () => {
    for (const [wall, width, shown] of [
      ['390px', '390', 390],
      ['1440px', '1440', 520],
    ] as const) {
      show(
        createElement(
          () =>
            withWall(() => createElement('p'), {
              id: 'a--b',
              globals: { wall, mode: 'dark' },
            } as never) as ReturnType<typeof createElement>,
        ),
      )
      const frame = document.querySelector('iframe')!
      expect(frame.width).toBe(width)
      expect(Math.round(frame.getBoundingClientRect().width)).toBe(shown)
    }
  })

  it('wears what the theme studio edits, on pages that are there and on those that come', () => {
    const { tokens } = themes.find(({ key }) => key === 'tao')!
    const draft = { ...tokens, radius: { ...tokens.radius, card: '7px' } }
    const frame = document.createElement('iframe')
    frame.dataset['wallPage'] = ''
    document.body.append(frame)
    const page = frame.contentDocument!
    Object.assign(page.documentElement.dataset, { theme: 'tao', mode: 'dark' })
    const corner = () =>
      frame.contentWindow!.getComputedStyle(page.documentElement).getPropertyValue('--radius-card')
    dressAll([draft])
    expect(corner()).toBe('7px')
    dress([], page)
    expect(corner()).not.toBe('7px')
    dressAsAround(page)
    expect(corner()).toBe('7px')
    dressAll([])
  })
})
