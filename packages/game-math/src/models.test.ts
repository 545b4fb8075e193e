import { describe, expect, it } from 'vitest'
import { analyseAtOnce } from './analyse/analyse.ts'
import { countAnalysis } from './analyse/count-analysis.ts'
import slotRecords from './analyse/recorded.json' with { type: 'json' }
import instantRecords from './instant/recorded.json' with { type: 'json' }
import { unevenness } from './law/spread.ts'
import { toRecord } from './proof/to-record.ts'
import {
  analyse,
  findGameModel,
  fingerprintOf,
  gameModelIds,
  gameModels,
  gridSize,
  isGrid,
  isInstant,
  isSlot,
  lineCount,
  loadGameModel,
  stakesFor,
} from './index.ts'
import type { GameModel } from './index.ts'

it('GAMES-03 has bonus buy, hold-and-link, fish and jackpot models among its fixed list', () => {
  expect(gameModels.map(({ id }) => id)).toEqual([...gameModelIds])
  expect(gameModels.some((m) => isSlot(m) && m.bonusBuy)).toBe(true)
  expect(gameModels.some((m) => m.engine === 'hold-and-link')).toBe(true)
  expect(gameModels.some((m) => m.engine === 'fish')).toBe(true)
  expect(gameModels.some((m) => m.engine === 'lines' && m.jackpots)).toBe(true)
})

it('answers an unknown id with the ids there are', () => {
  expect(findGameModel('fish-deep').id).toBe('fish-deep')
  expect(() => findGameModel('lines-7')).toThrow(/lines-7.*fish-shoal/)
})

it('fetches each model by its id alone, and says which there are where there is none', async () => {
  for (const model of gameModels) expect(await loadGameModel(model.id)).toBe(model)
  await expect(loadGameModel('lines-7')).rejects.toThrow(/lines-7.*fish-shoal/)
})

it('differs in strips and in volatility from model to model', () => {
  const strips = gameModels.flatMap((m) => (isSlot(m) ? [JSON.stringify(m.strips)] : []))
  expect(new Set(strips).size).toBe(strips.length)
  expect(new Set(gameModels.map((m) => analyse(m).volatilityClass)).size).toBe(4)
  const figures = gameModels.map((m) => `${analyse(m).rtp} ${analyse(m).hitRate}`)
  expect(new Set(figures).size).toBe(figures.length)
})

it('has figures on record for every model that takes time to count, counted from the numbers it has now', () => {
  const isSlow = (model: GameModel) => analyseAtOnce(model) === undefined
  for (const [records, has] of [
    [slotRecords, isSlow],
    [instantRecords, isInstant],
  ] as const) {
    const fingerprints = Object.entries(records).map(([id, { fingerprint }]) => [id, fingerprint])
    const models = gameModels.filter((model) => has(model))
    expect(fingerprints).toEqual(models.map((model) => [model.id, fingerprintOf(model)]))
  }
})

it.each(Object.entries(instantRecords))('counts for %s what is on record', (id, { analysis }) => {
  expect(toRecord(analyse(findGameModel(id)))).toEqual(analysis)
})

// The proof counts all of them; these take no time.
it.each(['three-reel-1', 'three-reel-5', 'three-reel-27-ways'])(
  'counts for %s what is on record',
  (id) => {
    const model = findGameModel(id)
    expect(toRecord(countAnalysis(model))).toEqual(analyse(model))
  },
)

/** Pays and counts of a slot's symbols, each row in the order of what is rarer. */
function risingRows(model: GameModel): readonly (readonly number[])[] {
  if (!isSlot(model)) return []
  if (!isGrid(model)) return Object.values(model.pays)
  return Object.values(model.pays).flatMap((bands) => [
    bands.map(([, parts]) => parts),
    bands.map(([count]) => count),
  ])
}

describe.each(gameModels.map((model) => [model.id, model] as const))('%s', (_, model) => {
  const analysis = analyse(model)

  it.each(analysis.byAction.map((a) => [a.target ?? a.action, a] as const))(
    'returns between 90 and 98 percent for %s, with a cap that changes nothing one can see',
    (_name, action) => {
      expect(action.rtp).toBeGreaterThanOrEqual(0.9)
      expect(action.rtp).toBeLessThanOrEqual(0.98)
      expect(action.capEffect).toBeLessThan(1e-4)
    },
  )

  it('returns the same, within half a percentage point, for every action', () => {
    expect(unevenness(model, analysis.byAction)).toBeNull()
  })

  it('splits its return into parts that add up', () => {
    const sum = Object.values(analysis.contributions).reduce((a, b) => a + b)
    expect(sum).toBeCloseTo(analysis.rtp, 6)
  })

  it('can win every jackpot it names', () => {
    if (model.engine !== 'lines' || !model.jackpots) return
    const most = model.strips.reduce((sum, strip) => {
      const views = strip.map((_, stop) =>
        [0, 1, 2].filter((row) => strip[(stop + row) % strip.length] === 'jackpot'),
      )
      return sum + Math.max(...views.map((view) => view.length))
    }, 0)
    for (const id of Object.keys(model.jackpots.prizes)) {
      const counts = Object.entries(model.jackpots.award).filter(([, jackpot]) => jackpot === id)
      expect(Math.min(...counts.map(([count]) => Number(count))), id).toBeLessThanOrEqual(most)
    }
  })

  it('starts every way with a symbol that stands on the first reel', () => {
    if (model.engine !== 'ways') return
    for (const strips of [model.strips, model.freeSpins?.strips ?? []]) {
      expect(strips[0] ?? []).not.toContain('wild')
    }
    for (const bands of Object.values(model.pays)) expect(bands[0]?.[0]).toBeGreaterThanOrEqual(3)
  })

  it('shows a board that its strips can fill', () => {
    if (!isSlot(model)) return
    const { reels, rows } = gridSize(model)
    expect(reels).toBe(model.strips.length)
    for (const strip of model.strips) expect(strip.length).toBeGreaterThanOrEqual(rows)
  })

  it('takes stakes that divide by its lines', () => {
    for (const stake of stakesFor(model)) expect(stake % lineCount(model)).toBe(0)
  })

  it('pays more for more of a kind and for rarer symbols', () => {
    for (const row of risingRows(model)) expect(row.toSorted((a, b) => a - b)).toEqual([...row])
  })
})

it('gives every fish game more than five targets', () => {
  const fish = gameModels.filter((model) => model.engine === 'fish')
  expect(fish.length).toBeGreaterThan(0)
  for (const { targets } of fish) expect(targets.length).toBeGreaterThan(5)
})
