import { describe, expect, it } from 'vitest'
import {
  analyse,
  findGameModel,
  gameModels,
  instantOf,
  isGrid,
  isInstant,
  rulesOf,
} from './index.ts'
import { mineCounts, payOf } from './steps/mines.ts'

describe.each(gameModels.map((model) => [model.id, model] as const))('%s', (_, model) => {
  const rules = rulesOf(model)

  it('shows the figures of the analysis and is plain JSON', () => {
    const { rtp, hitRate, maxWinMultiple } = analyse(model)
    expect(rules).toMatchObject({ rtp, hitRate, maxWinMultiple })
    expect(JSON.parse(JSON.stringify(rules))).toStrictEqual(rules)
  })

  it('lists every symbol that pays with the pays the draw uses', () => {
    if (model.engine === 'fish') {
      expect(rules.targets.map((t) => t.chance)).toEqual(model.targets.map((t) => t.hits / t.outOf))
      return
    }
    if (isInstant(model)) {
      const instant = instantOf(model)
      expect(rules.choices.map(({ choice }) => choice)).toEqual(instant.samples())
      for (const { choice, pays } of rules.choices) {
        expect(new Set(pays)).toEqual(new Set(instant.pays(choice)))
      }
      return
    }
    if (model.engine === 'mines') {
      expect(rules.field!.pays.map(({ mines }) => mines)).toEqual(mineCounts(model))
      for (const { mines, multiples } of rules.field!.pays) {
        expect(multiples.map((_, index) => payOf(model, mines, index + 1))).toEqual(multiples)
      }
      return
    }
    if (model.engine === 'blackjack') {
      expect(rules.blackjack).toMatchObject({ natural: model.natural })
      expect(rules.blackjack!.strategy).toHaveLength(30)
      return
    }
    if (model.engine === 'poker') {
      const pays = rules.hands!.pays.map(({ hand, multiple }) => [hand, multiple])
      expect(Object.fromEntries(pays)).toEqual(model.pays)
      return
    }
    if (isGrid(model)) {
      for (const [symbol, bands] of Object.entries(model.pays)) {
        const entry = rules.paytable.find((line) => line.symbol === symbol)!
        expect(entry.pays.map(({ count, multiple }) => [count, multiple * model.parts])).toEqual(
          bands.toReversed(),
        )
      }
      return
    }
    for (const [symbol, row] of Object.entries(model.pays)) {
      const entry = rules.paytable.find((line) => line.symbol === symbol)!
      expect(entry.pays.map((pay) => row[pay.count - 2])).toEqual(entry.pays.map((p) => p.multiple))
    }
  })
})

it('states the coin odds of a hold so that they add up to certainty', () => {
  const { hold } = rulesOf(findGameModel('hold-and-link-25'))
  expect(hold!.coinValues.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  expect(hold!.grandChance).toBeGreaterThan(0)
})

it('names how many symbols win each jackpot', () => {
  const { jackpots } = rulesOf(findGameModel('jackpot-10'))
  expect(jackpots).toContainEqual({ id: 'mini', multiple: 10, symbols: 3 })
})
