import { describe, expect, it } from 'vitest'
import { withoutImports } from './withoutImports.ts'

const kite = '@marquee/features-kite'

describe('a source without a package', () => {
  it('loses the import and the entries that use it, calls with all their arguments', () => {
    const source = `import { kite } from '@marquee/features-kite'
import { kites } from '@marquee/features-kites'

export const brand = defineBrand({
  name: 'Kite, kite',
  features: [kites(), kite({ size: [1, 2] }), ...base()],
})
`
    expect(withoutImports(source, kite)).toBe(`import { kites } from '@marquee/features-kites'

export const brand = defineBrand({
  name: 'Kite, kite',
  features: [kites(), ...base()],
})
`)
  })

  it('loses a property whose value uses it, and the comment above', () => {
    const source = `import { kitePreset, kiteTitles } from '@marquee/features-kite/server/preset'
export const campaigns = {
  quests: quests(),
  // Every week; two of them.
  kite: kitePreset(
    { figures, title: { en: 'Kite', es: 'Cometa' } },
    kiteTitles,
  ),
  last: {},
}
`
    expect(withoutImports(source, kite)).toBe(`export const campaigns = {
  quests: quests(),
  last: {},
}
`)
  })

  it('leaves alone what has only the word', () => {
    const source = "export const words = { kite: 'kite' } // kite\n"
    expect(withoutImports(source, kite)).toBe(source)
  })

  it('is refused where a use is a statement of its own', () => {
    const source = "import { kite } from '@marquee/features-kite'\nkite()\n"
    expect(() => withoutImports(source, kite)).toThrow(/line 1, which is no entry/)
  })
})
