import { describe, expect, it } from 'vitest'
import { analyse, findGameModel, gameModelIds, gameModels, lineCount, stakesFor } from './index.ts'

it('GAMES-03 has bonus buy, hold-and-link, fish and jackpot models among its fixed list', () => {
  expect(gameModels.map(({ id }) => id)).toEqual([...gameModelIds])
  expect(gameModels.some((m) => m.engine !== 'fish' && m.bonusBuy)).toBe(true)
  expect(gameModels.some((m) => m.engine === 'hold-and-link')).toBe(true)
  expect(gameModels.some((m) => m.engine === 'fish')).toBe(true)
  expect(gameModels.some((m) => m.engine === 'lines' && m.jackpots)).toBe(true)
})

it('answers an unknown id with the ids there are', () => {
  expect(findGameModel('fish-deep').id).toBe('fish-deep')
  expect(() => findGameModel('lines-7')).toThrow(/lines-7.*fish-shoal/)
})

it('differs in strips and in volatility from model to model', () => {
  const strips = gameModels.flatMap((m) => (m.engine === 'fish' ? [] : [JSON.stringify(m.strips)]))
  expect(new Set(strips).size).toBe(strips.length)
  expect(new Set(gameModels.map((m) => analyse(m).volatilityClass)).size).toBe(4)
})

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
    for (const { rtp } of analysis.byAction)
      expect(Math.abs(rtp - analysis.rtp)).toBeLessThan(0.005)
  })

  it('splits its return into parts that add up', () => {
    const sum = Object.values(analysis.contributions).reduce((a, b) => a + b)
    expect(sum).toBeCloseTo(analysis.rtp, 10)
  })

  it('takes stakes that divide by its lines', () => {
    for (const stake of stakesFor(model)) expect(stake % lineCount(model)).toBe(0)
  })

  it('pays more for more of a kind and for rarer symbols', () => {
    if (model.engine === 'fish') return expect(model.targets.length).toBeGreaterThan(5)
    for (const row of Object.values(model.pays)) {
      expect(row.toSorted((a, b) => a - b)).toEqual([...row])
    }
  })
})
