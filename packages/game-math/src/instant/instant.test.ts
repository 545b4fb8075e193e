import { describe, expect, it } from 'vitest'
import { isInstant, stakesFor } from '../index.ts'
import { gameModels } from '../models/all.ts'
import { costOf, playRound } from '../play/play-round.ts'
import { seededRng } from '../rng.ts'
import { chanceToReach } from './crash.ts'
import { diceChoices } from './dice.ts'
import { instantOf } from './instant.ts'
import type { CrashModel, DiceModel, KenoModel, PlinkoModel } from './model.ts'
import { plinkoSlots } from './plinko.ts'
import { unevenness } from '../law/spread.ts'

const models = gameModels.filter(isInstant)
const named = <Model extends { id: string }>(list: readonly Model[]) =>
  list.map((model) => [model.id, model] as const)
const ofEngine = <Model>(engine: string) =>
  models.filter((model) => model.engine === engine) as unknown as (Model & { id: string })[]

const play = (id: string, target: string | undefined) => {
  const model = models.find((candidate) => candidate.id === id)!
  return () => costOf(model, { action: 'play', stake: stakesFor(model)[0]!, target })
}

describe.each(named(models))('%s', (_, model) => {
  const instant = instantOf(model)
  const rtpOf = (choice: string) =>
    instant.pays(choice).reduce((sum, { multiple, chance }) => sum + multiple * chance, 0)

  it('returns between 90 and 98 percent, the same within half a point, for every choice there is', () => {
    const returns = [...instant.choices()].map(rtpOf)
    expect(returns.length).toBeGreaterThanOrEqual(9)
    const [least, most] = [
      returns.reduce((a, b) => Math.min(a, b)),
      returns.reduce((a, b) => Math.max(a, b)),
    ]
    expect(least).toBeGreaterThanOrEqual(0.9)
    expect(most).toBeLessThanOrEqual(0.98)
    expect(
      unevenness(
        model,
        returns.map((rtp) => ({ rtp })),
      ),
    ).toBeNull()
  })

  it('wins whole minor units at every stake, and never more than it says', () => {
    const multiples = new Set<number>()
    for (const choice of instant.choices()) {
      for (const { multiple } of instant.pays(choice)) multiples.add(multiple)
    }
    const [smallest = 0, ...others] = stakesFor(model)
    for (const stake of others) expect(stake % smallest).toBe(0)
    const broken = [...multiples].filter(
      (multiple) => Math.abs(multiple * smallest - Math.round(multiple * smallest)) > 1e-6,
    )
    expect(broken).toEqual([])
    expect([...multiples].toSorted((a, b) => b - a)[0]).toBe(model.maxWinMultiple)
  })

  it('never leaves a choice without a chance to win, nor more than certainty', () => {
    const broken = [...instant.choices()].filter((choice) => {
      const sum = instant.pays(choice).reduce((all, { chance }) => all + chance, 0)
      return sum <= 0 || sum > 1 + 1e-12
    })
    expect(broken).toEqual([])
  })
})

describe.each(named(ofEngine<PlinkoModel>('plinko')))('%s', (_, model) => {
  it('pays what the slot says that its path ends in, in every slot', () => {
    for (const choice of instantOf(model).choices()) {
      const [rows, risk] = choice.split('-') as ['8', 'low']
      const slots = plinkoSlots(model, { rows: Number(rows) as 8, risk })
      expect(slots).toHaveLength(Number(rows) + 1)
      expect(slots).toEqual(slots.toReversed())
      const rng = seededRng(5)
      for (let round = 0; round < 200; round++) {
        const { steps } = playRound(model, { action: 'play', stake: 20, target: choice }, rng)
        const step = steps[0]!
        if (step.kind !== 'drop') throw new Error(`A drop gave a step ${step.kind}.`)
        expect(step.path).toHaveLength(Number(rows))
        expect(step.path.filter((turn) => turn === 1)).toHaveLength(step.slot)
        expect(step.multiple).toBe(slots[step.slot])
        expect(step.win).toBe(Math.round(slots[step.slot]! * 20))
      }
    }
  })
})

describe.each(named(ofEngine<DiceModel>('dice')))('%s', (_, model) => {
  it('wins with exactly the faces it counts, over and under alike', () => {
    for (const [choice, { side, target, hits }] of diceChoices(model)) {
      const winning = side === 'under' ? target : model.faces - 1 - target
      expect(winning, choice).toBe(hits)
    }
    const multiples = model.multiples.toSorted((a, b) => a - b)
    expect(model.multiples).toEqual(multiples)
    expect(new Set(diceChoices(model).keys()).size).toBe(multiples.length * 2)
  })
})

describe.each(named(ofEngine<KenoModel>('keno')))('%s', (_, model) => {
  it('draws twenty different numbers and pays by how many of them were picked', () => {
    const rng = seededRng(9)
    const picks = [80, 3, 41, 17]
    for (let round = 0; round < 500; round++) {
      const { steps } = playRound(
        model,
        { action: 'play', stake: 20, target: picks.join(',') },
        rng,
      )
      const step = steps[0]!
      if (step.kind !== 'draw') throw new Error(`A draw gave a step ${step.kind}.`)
      expect(new Set(step.drawn).size).toBe(20)
      expect(step.drawn.every((number) => number >= 1 && number <= 80)).toBe(true)
      expect(step.caught).toBe(picks.filter((pick) => step.drawn.includes(pick)).length)
      expect(step.multiple).toBe(model.pays[4]![step.caught] ?? 0)
    }
  })

  it('has a law that does not depend on which numbers were picked', () => {
    const instant = instantOf(model)
    expect(instant.pays('80,1,40')).toEqual(instant.pays('2,3,4'))
  })
})

describe.each(named(ofEngine<CrashModel>('crash')))('%s', (_, model) => {
  it('reaches every multiple it can be asked for as often as it says', () => {
    const { draws, returned, least, most } = model
    const reachedBy = (draw: number) => Math.floor((returned * 100) / (draw + 1))
    const broken: number[] = []
    for (let hundredths = least; hundredths <= most; hundredths++) {
      const count = Math.round(chanceToReach(model, hundredths) * draws)
      // The last draw that still reaches it, and the first that does not.
      const isSo = reachedBy(count - 1) >= hundredths && reachedBy(count) < hundredths
      if (!isSo || count > draws) broken.push(hundredths)
    }
    expect(broken).toEqual([])
  })

  it('ends at one stake at least and at its largest multiple at most', () => {
    const at = (draw: number) =>
      instantOf(model).draw('2.00', { int: () => draw }) as { end: number; multiple: number }
    expect(at(model.draws - 1)).toMatchObject({ end: 1, multiple: 0 })
    expect(at(0)).toMatchObject({ end: model.most / 100, multiple: 2 })
  })
})

describe('what a player chose', () => {
  it.each([
    ['plinko-steep', undefined, /not nothing.*8-low.*16-high/],
    ['plinko-steep', '9-low', /"9-low".*8-low/],
    ['plinko-steep', '8-LOW', /Use one of/],
    ['dice-hundred', 'over-51.50', /"over-51\.50".*over-51\.49/],
    ['dice-hundred', 'beside-3', /over-.* or under-/],
    ['dice-hundred', undefined, /side and a target/],
    ['keno-steady', '', /it lists none.*1 to 10/],
    ['keno-steady', '3,x', /it lists none/],
    ['keno-steady', '0,4', /0 is not on the board/],
    ['keno-steady', '4,81', /81 is not on the board/],
    ['keno-steady', '4,4', /twice/],
    ['keno-steady', '1,2,3,4,5,6,7,8,9,10,11', /11 are more than it pays for/],
    ['crash-thousand', '1.00', /1\.01 to 1000\.00/],
    ['crash-thousand', '1000.01', /1\.01 to 1000\.00/],
    ['crash-hundred', '100.01', /1\.01 to 100\.00/],
    ['crash-thousand', '2.505', /two decimals/],
    ['crash-thousand', '-2', /two decimals/],
    ['crash-thousand', '1e2', /two decimals/],
    ['crash-thousand', undefined, /not nothing/],
  ])('is refused by %s when it is %s, with what to use instead', (id, target, message) => {
    expect(play(id, target)).toThrow(RangeError)
    expect(play(id, target)).toThrow(message)
  })

  it.each([
    ['plinko-steady', '12-medium'],
    ['dice-hundred', 'over-51.49'],
    ['dice-thousand', 'under-0.10'],
    ['keno-bold', '80,1,33'],
    ['crash-thousand', '1.01'],
    ['crash-thousand', '1000'],
    ['crash-thousand', '2.5'],
  ])('is taken by %s when it is %s', (id, target) => {
    expect(play(id, target)()).toBeGreaterThan(0)
  })
})
