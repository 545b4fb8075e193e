import { expect, it } from 'vitest'
import { buildsIn, touchedBrands } from './touched.ts'

const brands = ['reef', 'dune', 'peak']
const before = { reef: 'a', dune: 'b', peak: 'c' }
const touched = (files: string[], now = before) => touchedBrands(brands, { before, now, files })

it('looks at a brand whose build is another, and at no other', () => {
  expect(touched(['themes/dune/src/tokens.ts'], { ...before, dune: 'x' })).toEqual(['dune'])
})

it('looks at a brand that has other campaigns or other content, which no build has in it', () => {
  expect(touched(['apps/reef/campaigns.ts', 'apps/peak/content/news.ts'])).toEqual(['reef', 'peak'])
})

it('looks at every brand where the platform is another', () => {
  expect(touched(['packages/features-bingo/src/server/store.ts'])).toEqual(brands)
  expect(touched(['packages/platform-play/src/games/catalogue.ts'])).toEqual(brands)
  expect(touched(['apps/platform/src/modules.ts'])).toEqual(brands)
})

it('looks at none for tests and documents', () => {
  expect(
    touched([
      'apps/platform/src/tests/cash/cash.test.ts',
      'packages/platform-play/README.md',
      'docs/glossary.md',
    ]),
  ).toEqual([])
})

it('looks at a brand that the earlier commit did not have', () => {
  expect(touchedBrands(['reef'], { before: {}, now: before, files: [] })).toEqual(['reef'])
})

it('reads what goes into each brand from a dry run', () => {
  const task = (name: string, hash: string, of = 'build') => ({ package: name, task: of, hash })
  expect(
    buildsIn({
      tasks: [
        task('@marquee/app-reef', 'a'),
        task('@marquee/app-reef', 'z', 'sources'),
        task('@marquee/arcade', 'b'),
      ],
    }),
  ).toEqual({ reef: 'a' })
})
