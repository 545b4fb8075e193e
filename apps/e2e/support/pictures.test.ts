import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allBrands, releasedBrands } from './brands.ts'
import { arePicturesWanted, picturesRoot } from './pictures.ts'

describe('kept pictures', () => {
  it('are wanted of every released brand, and of an internal one that has some', () => {
    expect(releasedBrands.every((brand) => arePicturesWanted(brand))).toBe(true)
    expect(arePicturesWanted({ folder: 'just-begun', internal: true })).toBe(false)
    expect(arePicturesWanted({ folder: 'just-begun' })).toBe(true)
    expect(arePicturesWanted({ folder: 'wireframe', internal: true })).toBe(true)
  })

  it.each(allBrands.filter((brand) => arePicturesWanted(brand)))(
    'are there of the home of $folder, at both sizes',
    ({ folder }) => {
      const found = globSync(`${folder}/home-*.webp`, { cwd: picturesRoot })
      expect(
        found.toSorted(),
        "'UPDATE_LOOKS=1 E2E_NIGHT=1 pnpm --filter @marquee/e2e test --project=walk' takes them",
      ).toEqual(['desktop', 'phone'].map((size) => `${folder}/home-${size}.webp`))
    },
  )
})
