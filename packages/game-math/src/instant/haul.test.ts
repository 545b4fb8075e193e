import { describe, expect, it } from 'vitest'
import { analyse, fingerprintOf, rulesOf, stakesFor } from '../index.ts'
import { gameModels } from '../models/all.ts'
import { costOf, playRound } from '../play/play-round.ts'
import { seededRng } from '../rng.ts'
import { haulChoices, netOver } from './haul.ts'
import { instantOf } from './instant.ts'
import type { HaulModel } from './model.ts'
import type { HaulStep } from './outcome.ts'

const models = gameModels.filter((model): model is HaulModel => model.engine === 'haul')

function shoot(model: HaulModel, target: string, rng = seededRng(1), stake = 10): HaulStep {
  const [step] = playRound(model, { action: 'shot', stake, target }, rng).steps
  if (step?.kind !== 'haul') throw new Error(`A shot gave a step ${step?.kind}.`)
  return step
}

/** Numbers that are given one after another, whatever is asked for. */
const numbers = (...list: number[]) => ({ int: () => list.shift() ?? 0 })

it('has two models, with nothing of the law of one in the other', () => {
  expect(models.map(({ id }) => id)).toEqual(['fish-reef', 'fish-trench'])
  expect(new Set(models.map((model) => fingerprintOf(model))).size).toBe(2)
  expect(new Set(models.map((model) => analyse(model).rtp)).size).toBe(2)
})

describe.each(models.map((model) => [model.id, model] as const))('%s', (_, model) => {
  const instant = instantOf(model)
  const choices = [...haulChoices(model)]

  it.each(choices)('is drawn for %s as often as its law says', (choice) => {
    const rng = seededRng(11)
    const rounds = 60_000
    const counts = new Map<number, number>()
    for (let round = 0; round < rounds; round++) {
      const { multiple } = shoot(model, choice, rng)
      counts.set(multiple, (counts.get(multiple) ?? 0) + 1)
    }
    const pays = instant.pays(choice)
    const sum = pays.reduce((all, { chance }) => all + chance, 0)
    expect([...counts.keys()].filter((multiple) => multiple > 0)).toSatisfy((won: number[]) =>
      won.every((multiple) => pays.some((pay) => pay.multiple === multiple)),
    )
    for (const { multiple, chance } of [...pays, { multiple: 0, chance: 1 - sum }]) {
      const drawn = (counts.get(multiple) ?? 0) / rounds
      const deviation = Math.sqrt((chance * (1 - chance)) / rounds)
      // Where less than one is expected, one may still come.
      expect(Math.abs(drawn - chance), `×${multiple}`).toBeLessThan(4.5 * deviation + 1 / rounds)
    }
  })

  it('returns exactly the same for every choice', () => {
    const returns = choices.map(([choice]) =>
      instant.pays(choice).reduce((all, { multiple, chance }) => all + multiple * chance, 0),
    )
    for (const back of returns) expect(back).toBeCloseTo(analyse(model).rtp, 10)
  })

  it('catches each swimmer under a net by a number of its own, and pays for each', () => {
    for (const shoal of model.shoals) {
      const { net, swimmers, creature } = shoal
      // The first and the third are caught, at the very edge of their chance.
      const step = shoot(
        model,
        netOver(creature),
        numbers(
          net.hits - 1,
          net.hits,
          0,
          net.hits,
          ...Array.from({ length: swimmers }, () => net.outOf - 1),
        ),
      )
      expect(step.caught).toHaveLength(swimmers)
      expect(step.caught.flatMap((isCaught, index) => (isCaught ? [index] : []))).toEqual([0, 2])
      expect(step.multiple).toBe(2 * net.each)
      expect(step.win).toBe(20 * net.each)
    }
  })

  it('lays the prizes of the boss one after another, and lets it go with every number after them', () => {
    const { creature, prizes, outOf } = model.boss
    let first = 0
    for (const { multiple, hits } of prizes) {
      expect(shoot(model, creature, numbers(first)).multiple).toBe(multiple)
      expect(shoot(model, creature, numbers(first + hits - 1)).multiple).toBe(multiple)
      first += hits
    }
    expect(shoot(model, creature, numbers(first))).toMatchObject({ caught: [false], multiple: 0 })
    expect(shoot(model, creature, numbers(outOf - 1)).multiple).toBe(0)
  })

  it('tells in its rules the odds that are drawn, choice by choice', () => {
    const { choices: told, maxWinMultiple } = rulesOf(model)
    expect(told.map(({ choice }) => choice)).toEqual(choices.map(([text]) => text))
    for (const { choice, hitRate } of told) {
      const wins = instant.pays(choice).reduce((all, { chance }) => all + chance, 0)
      expect(hitRate).toBeCloseTo(wins, 12)
    }
    expect(maxWinMultiple).toBe(model.boss.prizes.at(-1)?.multiple)
  })

  it('costs one stake whatever it is about', () => {
    for (const stake of stakesFor(model)) {
      for (const [target] of choices)
        expect(costOf(model, { action: 'shot', stake, target })).toBe(stake)
    }
  })

  it.each([undefined, '', 'boot', 'net-', `net-${model.boss.creature}`])(
    'refuses %s and names what there is to aim at',
    (target) => {
      const input = { action: 'shot', stake: 10, ...(target !== undefined && { target }) } as const
      expect(() => costOf(model, input)).toThrow(RangeError)
      expect(() => costOf(model, input)).toThrow(
        new RegExp(`needs something to aim at.*${model.boss.creature}`),
      )
    },
  )
})
