import { describe, expect, it } from 'vitest'
import {
  analyse,
  findGameModel,
  type GameModel,
  gameModels,
  instantOf,
  isGrid,
  isInstant,
  rulesOf,
} from './index.ts'
import { mineCounts, payOf } from './steps/mines.ts'

/** What the rules of a model show, each beside what its draw uses. */
function shownAndDrawn(model: GameModel): [shown: unknown, drawn: unknown][] {
  const rules = rulesOf(model)
  if (model.engine === 'fish')
    return [[rules.targets.map((t) => t.chance), model.targets.map((t) => t.hits / t.outOf)]]
  if (isInstant(model)) {
    const instant = instantOf(model)
    return [
      [rules.choices.map(({ choice }) => choice), instant.samples()],
      ...rules.choices.map(({ choice, pays }): [unknown, unknown] => [
        new Set(pays),
        new Set(instant.pays(choice)),
      ]),
    ]
  }
  if (model.engine === 'mines') {
    const { pays } = rules.field!
    return [
      [pays.map(({ mines }) => mines), mineCounts(model)],
      ...pays.map(({ mines, multiples }): [unknown, unknown] => [
        multiples,
        multiples.map((_, index) => payOf(model, mines, index + 1)),
      ]),
    ]
  }
  if (model.engine === 'flight') {
    return rules.flight!.chances.map(({ multiple, chance }): [unknown, unknown] => [
      chance,
      Math.floor(model.returned / multiple) / model.draws,
    ])
  }
  if (model.engine === 'blackjack') {
    const { natural, strategy } = rules.blackjack!
    return [
      [
        { natural, lines: strategy.length },
        { natural: model.natural, lines: 30 },
      ],
    ]
  }
  if (model.engine === 'poker') {
    const pays = rules.hands!.pays.map(({ hand, multiple }) => [hand, multiple])
    return [[Object.fromEntries(pays), model.pays]]
  }
  const entryOf = (symbol: string) => rules.paytable.find((line) => line.symbol === symbol)!
  if (isGrid(model))
    return Object.entries(model.pays).map(([symbol, bands]) => [
      entryOf(symbol).pays.map(({ count, multiple }) => [count, multiple * model.parts]),
      bands.toReversed(),
    ])
  return Object.entries(model.pays).map(([symbol, row]) => {
    const { pays } = entryOf(symbol)
    return [pays.map((pay) => pay.multiple), pays.map((pay) => row[pay.count - 2])]
  })
}

describe.each(gameModels.map((model) => [model.id, model] as const))('%s', (_, model) => {
  const rules = rulesOf(model)

  it('shows the figures of the analysis and is plain JSON', () => {
    const { rtp, hitRate, maxWinMultiple } = analyse(model)
    expect(rules).toMatchObject({ rtp, hitRate, maxWinMultiple })
    expect(JSON.parse(JSON.stringify(rules))).toStrictEqual(rules)
  })

  it('lists every symbol that pays with the pays the draw uses', () => {
    const pairs = shownAndDrawn(model)
    expect(pairs.length).toBeGreaterThan(0)
    for (const [shown, drawn] of pairs) expect(shown).toEqual(drawn)
  })
})

it('states the coin odds of a hold so that they add up to certainty', () => {
  const { hold } = rulesOf(findGameModel('hold-and-link-25'))
  expect(hold!.coinValues.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  expect(hold!.grandChance).toBeGreaterThan(0)
})

it('states how likely each feature coin is beside all that may land, and the most of them', () => {
  const { hold } = rulesOf(findGameModel('hold-and-link-40-multiplier'))
  // 1,000 of coins with values and 240 of feature coins.
  expect(hold!.features).toEqual({
    most: 2,
    coins: [
      { feature: 'multiply', factor: 2, chance: 90 / 1240 },
      { feature: 'multiply', factor: 3, chance: 20 / 1240 },
      { feature: 'collect', chance: 50 / 1240 },
      { feature: 'respin', chance: 80 / 1240 },
    ],
  })
  expect(rulesOf(findGameModel('hold-and-link-25')).hold!.features).toBeUndefined()
})

it('names how many symbols win each jackpot', () => {
  const { jackpots } = rulesOf(findGameModel('jackpot-10'))
  expect(jackpots).toContainEqual({ id: 'mini', multiple: 10, symbols: 3 })
})
