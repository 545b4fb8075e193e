import { expect, it } from 'vitest'
import { oddsLines } from './oddsLines.ts'
import { makeSectors } from './testing/index.ts'

it('lists each prize once, the likeliest first, with chances that add up to one', () => {
  const lines = oddsLines(makeSectors())
  expect(lines[0]).toEqual({ prize: { coins: 300, entries: 0 }, chance: 0.43 })
  expect(lines).toHaveLength(6)
  expect(lines.map(({ chance }) => chance)).toEqual(
    lines.map(({ chance }) => chance).toSorted((one, other) => other - one),
  )
  expect(lines.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
})
