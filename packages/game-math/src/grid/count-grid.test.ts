import { expect, it } from 'vitest'
import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'
import { scriptedRng } from '../testing/scripted-rng.ts'
import { compileGrid } from './compile-grid.ts'
import { countGrid } from './count-grid.ts'
import { spinGrid } from './spin-grid.ts'

const makeGrid = (overrides: Partial<GridModel> = {}): GridModel => ({
  id: 'ways-243-voyage',
  engine: 'ways',
  rows: 3,
  strips: readStrips(`
    A12S3A
    1AW2S3
    A1S23W
    12AS3A
  `),
  parts: 20,
  pays: {
    high1: [
      [3, 4],
      [4, 20],
    ],
    low1: [
      [3, 2],
      [4, 9],
    ],
    low2: [
      [3, 1],
      [4, 5],
    ],
  },
  scatterPays: { 3: 2 },
  cascade: [1, 2, 5],
  maxWinMultiple: 1000,
  ...overrides,
})

const cluster = makeGrid({
  engine: 'cluster',
  pays: {
    high1: [
      [3, 3],
      [5, 10],
    ],
    low1: [
      [3, 1],
      [5, 4],
    ],
    low2: [[4, 2]],
  },
})
const anywhere = makeGrid({
  engine: 'scatter-pays',
  pays: {
    high1: [
      [4, 3],
      [6, 10],
    ],
    low1: [[3, 1]],
    low3: [[3, 2]],
  },
})
const { cascade: _, ...still } = makeGrid()

it.each([
  ['ways that fall', makeGrid()],
  ['ways that stay', still],
  ['groups that touch', cluster],
  ['symbols anywhere', anywhere],
])('counts exactly what playing every combination gives, with %s', (_name, model) => {
  const counted = new Map<string, number>()
  const { combinations, classes } = countGrid(compileGrid(model), 'spin', 3)
  for (const { scatters, counts } of classes) {
    for (const [units, times] of counts) counted.set(`${scatters}:${units}`, times)
  }
  const played = new Map<string, number>()
  for (let turn = 0; turn < combinations; turn++) {
    const stops = [
      turn % 6,
      Math.floor(turn / 6) % 6,
      Math.floor(turn / 36) % 6,
      Math.floor(turn / 216),
    ]
    const { steps, scatters } = spinGrid(model, 'spin', 20, scriptedRng(stops))
    const units = steps
      .flatMap(({ wins }) => wins)
      .reduce((sum, win) => sum + (win.kind === 'scatter' ? 0 : win.amount), 0)
    const key = `${scatters >= 3 ? scatters : 0}:${units}`
    played.set(key, (played.get(key) ?? 0) + 1)
  }
  expect(combinations).toBe(6 ** 4)
  expect(counted).toEqual(played)
})

it('multiplies ways through the reels, and lets a wild stand in', () => {
  // Reels: A12, AW2, A1S, 12A: two ways for each of high1's and low1's reels with the wild.
  const { steps } = spinGrid(still, 'spin', 20, scriptedRng([0, 1, 0, 0]))
  const [high] = steps[0].wins
  expect(high).toMatchObject({ kind: 'ways', symbol: 'high1', count: 4, ways: 2, amount: 40 })
})

it('lets what stood above a win fall into its place, and multiplies what wins then', () => {
  const { steps } = spinGrid(makeGrid(), 'spin', 20, scriptedRng([0, 1, 0, 0]))
  const [first, second] = steps
  expect(steps.length).toBeGreaterThan(1)
  if (second?.kind !== 'cascade') throw new Error('Nothing fell.')
  expect(second.multiplier).toBe(2)
  const gone = second.removed.filter(({ reel }) => reel === 0).map(({ row }) => row)
  const kept = first.grid[0]!.filter((_symbol, row) => !gone.includes(row))
  expect(second.grid[0]!.slice(gone.length)).toEqual(kept)
})

it('counts no group twice and shares a wild between groups', () => {
  const model = makeGrid({
    ...cluster,
    strips: readStrips(`
      AA1
      AW1
      111
    `),
  })
  const { steps } = spinGrid(model, 'spin', 20, scriptedRng([0, 0, 0]))
  expect(steps[0].wins.map((win) => [win.kind, 'count' in win && win.count, win.amount])).toEqual([
    ['cluster', 4, 3],
    ['cluster', 6, 4],
  ])
})
