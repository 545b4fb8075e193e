import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import {
  allBrands,
  brandOf,
  releasedBrands,
  stormrush,
  tao,
  type TestedBrand,
  wireframe,
} from '../../support/brands.ts'

interface Built {
  name: string
  text: string
  bytes: number
  hash: string
}

/** What a brand's build gives browsers, of one kind. */
const filesOf = ({ dist }: TestedBrand, ending: '.js' | '.css'): Built[] => {
  const folder = path.join(dist, 'client/assets')
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => {
      const content = readFileSync(path.join(folder, name))
      const hash = createHash('sha256').update(content).digest('hex')
      return { name, text: content.toString(), bytes: content.length, hash }
    })
}

const bytesOf = (files: Built[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

test('PRODUCT-07 at least 90 % of the bytes of script are the same files in every released brand', () => {
  const builds = releasedBrands.map((brand) => ({ brand, files: filesOf(brand, '.js') }))
  const everywhere = (file: Built) =>
    builds.every(({ files }) => files.some(({ hash }) => hash === file.hash))
  const shares = builds.map(({ brand, files }) => {
    const share = bytesOf(files.filter(everywhere)) / bytesOf(files)
    const description = `${brand.name}: ${(share * 100).toFixed(1)} % of ${bytesOf(files)} B`
    test.info().annotations.push({ type: 'figure', description })
    return share
  })
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.9)
})

test('BRAND-01 what tells brands apart is style: each has a style sheet of its own, small beside the shared ones', () => {
  const builds = releasedBrands.map((brand) => filesOf(brand, '.css'))
  for (const [index, files] of builds.entries()) {
    const others = builds.filter((_, other) => other !== index)
    const own = files.filter(
      ({ hash }) => !others.some((list) => list.some((file) => file.hash === hash)),
    )
    const description = `${releasedBrands[index]?.name ?? ''}: ${bytesOf(own)} B of ${bytesOf(files)} B`
    test.info().annotations.push({ type: 'figure', description })
    expect(own.some(({ text }) => text.includes('--color-accent:'))).toBe(true)
  }
})

/** Words of a feature's code that stay through minification, by the brands that have it on. */
const options = [
  {
    what: 'pages to sign in and up',
    markers: [/^SignInPage-/, /^SignUpPage-/],
    has: releasedBrands,
  },
  { what: 'the modal to sign up', markers: [/^SignUpModal-/], has: [wireframe] },
  {
    what: 'a lobby page of its own',
    markers: [/^lobbyPageBundle-/],
    has: releasedBrands.filter(({ folder }) => !['tao', 'funrize'].includes(folder)),
  },
  {
    what: 'lootboxes',
    markers: [/^LootboxesModal-/, /freeLootbox/],
    has: [stormrush, tao, wireframe],
  },
  {
    what: 'the custom support chat',
    markers: [/^SupportPanel-/, /\/rest\/chat\/messages\//],
    has: [brandOf('nlc'), stormrush, wireframe],
  },
  {
    what: 'quest optimisation',
    markers: [/^questOptimisation-/, /useOptimizedGames/],
    has: [brandOf('funrize'), brandOf('sws'), wireframe],
  },
  {
    what: 'opening of links',
    markers: [/link-opening/, /open-link-form/],
    has: [brandOf('jackpot-rabbit'), wireframe],
  },
  {
    what: 'the VIP banner offer',
    markers: [/^VipBanner-/, /\/rest\/promo-offers\/vip-offer\//],
    has: [brandOf('nlc'), wireframe],
  },
  {
    what: 'the bingo store',
    markers: [/^BingoStore-/, /\/rest\/bingo\/store\//],
    has: ['funz-city', 'jackpot-rabbit', 'sws', 'wireframe'].map(brandOf),
  },
]

for (const { what, markers, has } of options) {
  test(`BRAND-11 BRAND-12 BRAND-14 BRAND-15 BRAND-16 BRAND-17 BRAND-18 BRAND-19 PRODUCT-07 ${what}: in the builds that have it on, not a byte of it in the others`, () => {
    const withIt: string[] = []
    for (const brand of allBrands) {
      const files = filesOf(brand, '.js')
      for (const marker of markers) {
        const found = files.some(({ name, text }) => marker.test(name) || marker.test(text))
        if (found) withIt.push(`${brand.folder} ${marker}`)
      }
    }
    const wanted = markers.flatMap((marker) => has.map(({ folder }) => `${folder} ${marker}`))
    expect(withIt.toSorted()).toEqual(wanted.toSorted())
  })
}

test('style sheets change only at the screen widths of the specification', () => {
  const widths = [320, 576, 768, 1024, 1280, 1400, 1536]
  const used = new Set<number>()
  for (const brand of allBrands) {
    for (const { text } of filesOf(brand, '.css')) {
      for (const [, width] of text.matchAll(/\(min-width:\s*(\d+)px\)|\(width\s*>=\s*(\d+)px\)/g)) {
        if (width !== undefined) used.add(Number(width))
      }
    }
  }
  expect(used.size).toBeGreaterThan(2)
  expect([...used].filter((width) => !widths.includes(width))).toEqual([])
})
