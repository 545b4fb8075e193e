import { expect, test } from '@playwright/test'
import { allBrands, brandOf, releasedBrands } from '../../support/brands.ts'
import { declaredBy } from '../../support/declared.ts'
import { buildOf, bytesOf, filesOf, shareOf } from '../../support/sharing.ts'
import { chosenBy, featureFolders, filesOfFeature, sourcesOf } from '../../support/sources.ts'
import { extras, nine } from '../../support/specification.ts'

test('PRODUCT-07 at least 90 % of the bytes of script are the same files in every other released brand, of what both are made of', () => {
  const builds = releasedBrands.map(buildOf)
  for (const build of builds) {
    const shares = builds.flatMap((other) =>
      other === build ? [] : [{ folder: other.brand.folder, share: shareOf(build, other) }],
    )
    const least = shares.reduce((low, one) => (one.share < low.share ? one : low))
    const description = `${build.brand.name}: ${(least.share * 100).toFixed(1)} % at least, with ${least.folder}`
    test.info().annotations.push({ type: 'figure', description })
    expect(least.share, description).toBeGreaterThanOrEqual(0.9)
  }
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

for (const brand of allBrands) {
  test(`PRODUCT-07 ${brand.folder} is made of files of the features that it lists, and of no other`, async () => {
    const { features } = await declaredBy(brand)
    const sources = sourcesOf(brand)
    const found = [...featureFolders.keys()].filter((id) => filesOfFeature(sources, id).length)
    expect(found.toSorted()).toEqual(features.filter((id) => featureFolders.has(id)).toSorted())
    expect(found.length).toBeGreaterThan(25)
  })
}

/** Words of a feature's or a variant's code that stay through minification, by what `brand.ts` imports for it. */
const markers: Record<string, RegExp[]> = {
  authPages: [/^SignInPage-/, /^SignUpPage-/],
  authModal: [/^SignUpModal-/],
  lobbyPage: [/^lobbyPageBundle-/],
  lootboxes: [/^LootboxesModal-/, /freeLootbox/],
  supportChat: [/^SupportPanel-/, /\/rest\/chat\/messages\//],
  questOptimisation: [/^questOptimisation-/, /useOptimizedGames/],
  linkOpening: [/link-opening/, /open-link-form/],
  vipBanner: [/^VipBanner-/, /\/rest\/promo-offers\/vip-offer\//],
  bingoStore: [/^BingoStore-/, /\/rest\/bingo\/store\//],
}

for (const [choice, words] of Object.entries(markers)) {
  test(`BRAND-11 BRAND-12 BRAND-14 BRAND-15 BRAND-16 BRAND-17 BRAND-18 BRAND-19 PRODUCT-07 ${choice}: in the builds that have it on, not a byte of it in the others`, () => {
    for (const brand of allBrands) {
      const files = filesOf(brand, '.js')
      const found = words.filter((marker) =>
        files.some(({ name, text }) => marker.test(name) || marker.test(text)),
      )
      expect(found, brand.folder).toEqual(chosenBy(brand).has(choice) ? words : [])
    }
    // A word that no build has would say nothing about the others.
    expect(allBrands.some((brand) => chosenBy(brand).has(choice))).toBe(true)
  })
}

test('BRAND-11..19 the nine brands have the extras that the specification gives them', () => {
  for (const [choice, folders] of Object.entries(extras)) {
    const having = nine.filter((folder) => chosenBy(brandOf(folder)).has(choice))
    expect(having.toSorted(), choice).toEqual(folders.toSorted())
  }
})

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
