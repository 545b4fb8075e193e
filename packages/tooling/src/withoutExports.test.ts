import { describe, expect, it } from 'vitest'
import { exportedNames, usesName, withoutExports } from './withoutExports.ts'

const prizes = `import { makeKiteTable, type Kite } from '@marquee/features-kite/server/preset'
import { makeTable } from '@marquee/platform-draws/preset'

const feather = [176, 0, 41] as const
const common = [528, 0, 20] as const

/** The wheel of the day. */
export const wheelSectors = makeTable([common])

/** What a kite brings home, with a feather. */
export const kiteOutcomes = makeKiteTable([feather, common])

/** Scratch cards. */
export const cardOutcomes: Kite = makeTable([common])
`

describe('a source without some of its exports', () => {
  it('loses them, what is said of them, and what they alone took', () => {
    expect(withoutExports(prizes, ['kiteOutcomes']))
      .toBe(`import { type Kite } from '@marquee/features-kite/server/preset'
import { makeTable } from '@marquee/platform-draws/preset'

const common = [528, 0, 20] as const

/** The wheel of the day. */
export const wheelSectors = makeTable([common])

/** Scratch cards. */
export const cardOutcomes: Kite = makeTable([common])
`)
  })

  it('is the same without any that goes', () => {
    expect(withoutExports(prizes, ['boxOutcomes'])).toBe(prizes)
  })

  it('loses an import of which nothing is left', () => {
    const left = withoutExports(prizes, ['kiteOutcomes', 'cardOutcomes'])
    expect(left).not.toContain('features-kite')
    expect(exportedNames(left)).toEqual(['wheelSectors'])
  })
})

it('a name in a string or a comment is no use of it', () => {
  expect(usesName("const a = 'kite' // kite\n", 'kite')).toBe(false)
  expect(usesName('prizes.kite', 'kite')).toBe(true)
  expect(usesName('prizes.kites', 'kite')).toBe(false)
})
