import { describe, expect, it } from 'vitest'
import { figureRows, withTable } from './figures.ts'

describe('figures of pnpm bench', () => {
  it('gives median and range, and compares each with the base', () => {
    expect(
      figureRows([
        { name: 'Nuxt', figures: [520, 480, 500], isBase: true },
        { name: 'lobby', figures: [1000, 1250, 900] },
        { name: 'slow page', figures: [5.25] },
      ]),
    ).toEqual([
      '| Nuxt | 500 | 480 to 520 | 1.00 x |',
      '| lobby | 1000 | 900 to 1250 | 2.00 x |',
      '| slow page | 5.3 | 5.3 to 5.3 | 0.01 x |',
    ])
  })
  it('leaves the comparison out where nothing is there to compare with', () => {
    expect(figureRows([{ name: 'lobby', figures: [10] }])).toEqual(['| lobby | 10 | 10 to 10 |  |'])
  })
  it('replaces the table and nothing else of the page', () => {
    const page = 'before\n<!-- pnpm bench --write -->\nold\n<!-- end of pnpm bench -->\nafter'
    expect(withTable(page, 'bench', 'new')).toBe(
      'before\n<!-- pnpm bench --write -->\nnew\n<!-- end of pnpm bench -->\nafter',
    )
    expect(() => withTable('before', 'bench', 'new')).toThrow('<!-- pnpm bench --write -->')
  })
})
