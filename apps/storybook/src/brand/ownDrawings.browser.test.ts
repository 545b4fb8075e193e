import { composeStories } from '@storybook/react-vite'
import { type ComponentType, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { artOf } from '../art.ts'
import '../themes.css.ts'
import { plain, themes } from '../themes.ts'
import { brandSwitch, loadGames } from './brandSwitch.ts'
import { brandOf, tilesOf } from './brands.ts'
import { folderOf } from './folderOf.ts'

type Stories = Parameters<typeof composeStories>[0]

/** Stories of other packages, by their files, as Storybook itself has them. */
const files = import.meta.glob<Stories>([
  '../../../../packages/core/src/pages/Pages.stories.tsx',
  '../../../../packages/feature-page/src/FeaturePage.stories.tsx',
  '../../../../packages/features-*/src/**/*.stories.tsx',
  '../../../../packages/game-tiles/src/GameTile.stories.tsx',
  '../../../../packages/ui/src/game/Tile.stories.tsx',
])

/** Features draw in the plain theme what they begin with. */
const brands = themes.map(({ key }) => key).filter((key) => key !== plain)

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  delete document.documentElement.dataset['theme']
})

/** Shows a story in a brand, as the toolbar does. */
async function show(file: string, story: string, brand: string): Promise<HTMLElement> {
  root?.unmount()
  document.body.replaceChildren()
  const [load] = Object.entries(files).flatMap(([path, one]) => (path.endsWith(file) ? [one] : []))
  if (!load) throw new Error(`There is no story ${file}.`)
  const composed = composeStories(await load(), {
    parameters: { brandSwitch },
    loaders: [loadGames],
    initialGlobals: { brand, locale: 'en' },
  }) as unknown as Record<string, ComponentType & { load: () => Promise<void> }>
  const Story = composed[story]!
  await Story.load()
  Object.assign(document.documentElement.dataset, { theme: brand, mode: 'dark', motion: 'reduced' })
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(createElement(Story))
  return place
}

const until = <T>(look: () => T) => vi.waitFor(look, { timeout: 30_000, interval: 50 })

/** Every picture on the page with the address of a cover, once all that are in sight have come. */
const covers = () =>
  until(() => {
    const found = [...document.images].filter(({ src }) =>
      /\/media\/covers\/|studio-games/.test(src),
    )
    expect(found.length).toBeGreaterThan(0)
    for (const image of found) {
      // Tiles far below wait until somebody scrolls to them.
      image.loading = 'eager'
      expect(image.complete, image.src).toBe(true)
      expect(image.naturalWidth, image.src).toBeGreaterThan(0)
    }
    return found
  })

const pathOf = (src: string) => new URL(src, location.href).pathname

/** Stories of tiles, which all have their games in one way: the first is shown in every brand. */
const tiles = [
  ['GameTile.stories.tsx', 'Tiles'],
  ['Home.stories.tsx', 'Player'],
  ['LibraryPage.stories.tsx', 'Everything'],
  ['CollectionsPage.stories.tsx', 'Filled'],
  ['game/Tile.stories.tsx', 'InAGrid'],
] as const

describe.each(brands)('stories with tiles in %s', (brand) => {
  it.each(tiles.slice(0, brand === brands[0] ? undefined : 1))(
    '%s %s > load the covers of games that the brand lists, and no sample',
    async (file, story) => {
      await show(file, story, brand)
      const own = (await tilesOf(brand)).map(({ cover }) => cover.src)
      for (const { src } of await covers()) expect(own).toContain(pathOf(src))
      const samples = [...document.images].filter(({ src }) =>
        /\/covers\/game-|^data:image/.test(src),
      )
      expect(samples.map(({ src }) => src)).toEqual([])
    },
  )
})

/** What themes draw for features, by their files. */
const drawings = import.meta.glob<Record<string, unknown>>([
  '../../../../themes/*/src/{cabinet,jar,land,vessel}.ts',
])

/** Where a drawing of a theme is seen: file, story, and the part of the page. */
const seen: Record<string, [file: string, story: string, place: string]> = {
  cabinet: ['MiniSlotPage.stories.tsx', 'Ready', '[data-testid="mini-slot-cabinet"]'],
  jar: ['FortuneInvestmentPage.stories.tsx', 'Waiting', '[data-testid="jar"]'],
  land: ['SeasonPage.stories.tsx', 'ByDay', 'svg:has([data-testid="season-traveller"])'],
  vessel: ['MoneyBoxPage.stories.tsx', 'Filling', '[data-testid="money-box-drawing"]'],
}

/** The paths of a drawing as its theme has them. */
const pathsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? /^M-?\d/.test(value)
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(pathsIn)
      : []

async function shownPaths(what: string, brand: string): Promise<string[]> {
  const [file, story, place] = seen[what]!
  await show(file, story, brand)
  return until(() => {
    const found = [...document.querySelectorAll(`${place} path`)]
    expect(found.length).toBeGreaterThan(3)
    return found.map((path) => path.getAttribute('d') ?? '')
  })
}

/** What the plain theme shows, asked once for all that draw it anew. */
const plainPaths = new Map<string, string[]>()
async function plainPathsOf(what: string): Promise<string[]> {
  const known = plainPaths.get(what) ?? (await shownPaths(what, plain))
  plainPaths.set(what, known)
  return known
}

describe('drawings of features', () => {
  const files = Object.keys(drawings)
  const whatOf = (file: string) => /(\w+)\.ts$/.exec(file)?.[1] ?? ''
  const themeOf = (file: string) => /themes\/([^/]+)\//.exec(file)?.[1] ?? ''

  it.each(files)(
    '%s > is what the story of the brand shows, in place of the plain one',
    async (file) => {
      const what = whatOf(file)
      const brand = brands.find((key) => folderOf(key) === themeOf(file))!
      const own = new Set(pathsIn(await drawings[file]!()))
      const shown = await shownPaths(what, brand)
      const plainOnes = await plainPathsOf(what)
      const onlyOwn = shown.filter((path) => own.has(path) && !plainOnes.includes(path))
      expect(onlyOwn.length).toBeGreaterThan(2)
      // What the plain drawing alone has is not beside it.
      expect(plainOnes.filter((path) => !shown.includes(path)).length).toBeGreaterThan(0)
    },
  )
})

/** Where the shapes that a theme chooses are seen. */
const shapesSeen = [
  ['box', 'CosmicBoxesPage.stories.tsx', 'Guest'],
  ['ticket', 'ScratchCardsPage.stories.tsx', 'Ready'],
  ['ticket', 'ScratchSection.stories.tsx', 'Ready'],
  ['drum', 'LotteryPage.stories.tsx', 'InTheDrum'],
] as const

describe.each(brands)('shapes that the theme names in %s', (brand) => {
  it.each(shapesSeen)('%s > is drawn in %s %s', async (what, file, story) => {
    const { shapes = {} } = (await brandOf(brand)).brand.theme
    await show(file, story, brand)
    await until(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-shape]')].map(
        ({ dataset }) => dataset['shape'],
      )
      expect(shown).toContain(shapes[what] ?? 'wheel')
    })
  })
})

/** Drawings that every theme has, and stories that show them. */
const art = [
  ['notFound', 'Pages.stories.tsx', 'NotFound'],
  ['trouble', 'Pages.stories.tsx', 'Failed'],
  ['hero', 'FeaturePage.stories.tsx', 'Stage'],
  ['mark', 'CosmicBoxesPage.stories.tsx', 'Guest'],
  ['reward', 'daily-login/src/lobby/lobby.stories.tsx', 'Ready'],
] as const

describe.each(brands)('drawings of the theme in %s', (brand) => {
  it.each(art)('%s > is the brand’s in %s %s', async (role, file, story) => {
    const own = pathOf(artOf(brand)[role])
    expect(own).not.toBe(pathOf(artOf(plain)[role]))
    await show(file, story, brand)
    await until(() => {
      const shown = [...document.querySelectorAll('img, image, source')].flatMap((one) =>
        ['src', 'href', 'srcset'].map((name) => one.getAttribute(name) ?? ''),
      )
      expect(shown.map((src) => src && pathOf(src))).toContain(own)
    })
  })
})

it('a story shows the brand as its app has it: name, words and features', async () => {
  const { brand } = await brandOf(brands[0]!)
  await show('Pages.stories.tsx', 'NotFound', brands[0]!)
  await until(() => expect(document.body.innerText).toContain(`social casino, ${brand.name}.`))
})
