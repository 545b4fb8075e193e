import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginRound, endRound, findGameModel, isOwed, rulesOf, seededRng, unfold } from './index.ts'
import type { Deal, PickBonus, PickModel, RoundChoice, RoundOutcome, WheelModel } from './index.ts'
import { boxCount, unfoldPick, worthOf } from './steps/pick.ts'
import { foundSets, pickLaw } from './steps/pick-law.ts'
import { turnWheels, wholeOf } from './bonus/wheel.ts'
import { wheelLaw } from './bonus/wheel-law.ts'
import { certain } from './law/law.ts'
import { scriptedRng } from './testing/scripted-rng.ts'

const pickModels = ['pick-chests-20', 'pick-lanterns-10'].map(
  (id) => findGameModel(id) as PickModel,
)
const wheelModels = ['wheel-25', 'wheel-rings-20'].map((id) => findGameModel(id) as WheelModel)

/** Begins rounds until one opens the boxes. */
function openBoxes(model: PickModel, seed: number): { deal: Deal; outcome: RoundOutcome } {
  const rng = seededRng(seed)
  for (;;) {
    const { deal, outcome } = beginRound(model, { action: 'spin', stake: 20 }, rng)
    if (deal) return { deal, outcome }
  }
}

/** Opens boxes in an order until the round is over. */
function pickAll(deal: Deal, order: readonly number[]): RoundOutcome {
  const choices: RoundChoice[] = []
  let outcome = unfold(deal, choices)
  for (const box of order) {
    if (!outcome.awaits) break
    choices.push({ kind: 'pick', box })
    outcome = unfold(deal, choices)
  }
  return outcome
}

const orders = (count: number) =>
  fc.shuffledSubarray(
    Array.from({ length: count }, (_, box) => box),
    { minLength: count },
  )

describe.each(pickModels.map((model) => [model.id, model] as const))('%s', (_, model) => {
  const boxes = boxCount(model.pick)

  it('shows at the end what each box has held from the beginning, whichever were opened', () => {
    fc.assert(
      fc.property(fc.nat(), orders(boxes), orders(boxes), (seed, one, other) => {
        const { deal } = openBoxes(model, seed)
        const ends = [one, other].map((order) => {
          const { steps, awaits } = pickAll(deal, order)
          expect(awaits).toBeUndefined()
          const end = steps.at(-1)
          if (end?.kind !== 'pick-end') throw new Error('The picking has no end.')
          const picks = steps.filter((step) => step.kind === 'pick')
          expect(picks.map(({ content }) => content)).toEqual(
            picks.map(({ box }) => end.boxes[box]),
          )
          return end.boxes
        })
        expect(ends[0]).toEqual(ends[1])
      }),
      { numRuns: 30 },
    )
  })

  it('pays what was found together, and says nothing of a closed box before the end', () => {
    const { deal, outcome } = openBoxes(model, 7)
    const start = outcome.steps.at(-1)
    expect(start).toMatchObject({ kind: 'pick-start', boxes })
    expect(outcome).toMatchObject({ awaits: ['pick'], made: 0 })
    const first = unfold(deal, [{ kind: 'pick', box: 3 }])
    // Whether it ends with the first box is the seed's; what is closed is shown at the end alone.
    expect(JSON.stringify(first).includes('"boxes":[')).toBe(!first.awaits)
    expect(first.steps.filter(({ kind }) => kind === 'pick')).toHaveLength(1)
    const whole = endRound(deal, [])
    const found = whole.steps.flatMap((step) =>
      step.kind === 'pick' && step.content ? [step.content] : [],
    )
    const { factor } = start as { factor: number }
    const own = outcome.steps.reduce((sum, step) => sum + step.win, 0)
    expect(whole.win).toBe(own + worthOf(found) * factor * 20)
  })

  it('refuses what cannot be opened', () => {
    const { deal } = openBoxes(model, 11)
    const [closed] = endRound(deal, []).steps.flatMap((step) =>
      step.kind === 'pick' ? [step.box] : [],
    )
    const pick = (box: number): RoundChoice => ({ kind: 'pick', box })
    expect(() => unfold(deal, [pick(boxes)])).toThrow(`0 to ${boxes - 1}`)
    expect(() => unfold(deal, [{ kind: 'cash-out' }])).toThrow(/pick/)
    const once = unfold(deal, [pick(closed!)])
    expect(() => unfold(deal, [pick(closed!), pick(closed!)])).toThrow(
      once.awaits ? /open already/ : /over/,
    )
    const order = Array.from({ length: boxes }, (_, box) => pick(box))
    expect(() => unfold(deal, order)).toThrow(/over/)
  })

  it('may be played to its end whatever stands in the way of new rounds', () => {
    const { outcome } = openBoxes(model, 3)
    expect(isOwed(outcome, { kind: 'pick', box: 0 })).toBe(true)
  })

  it('waits for no choice where the spin opens no boxes', () => {
    const rng = seededRng(5)
    const { deal, outcome } = beginRound(model, { action: 'spin', stake: 20 }, rng)
    expect(deal).toBeNull()
    expect(outcome.made).toBeUndefined()
    expect(() =>
      unfoldPick(model, { modelId: model.id, stake: 20, hidden: [0, 0, 0, 0, 0] }, [
        { kind: 'pick', box: 0 },
      ]),
    ).toThrow(/no boxes/)
  })

  it('tells in its rules what the boxes hold and pay on average', () => {
    const { pick } = rulesOf(model)
    expect(pick?.boxes.reduce((sum, { count }) => sum + count, 0)).toBe(boxes)
    expect(pick?.mean).toBeCloseTo(pickLaw(model.pick, 3).mean, 10)
  })
})

it('has the same law for every way to pick, counted over all orders of a few boxes', () => {
  const bonus: PickBonus = {
    factors: { 3: 1 },
    prizes: [{ multiple: 2 }, { multiple: 7 }, { times: 3 }],
    ends: 2,
    most: 3,
  }
  const model: PickModel = { ...pickModels[0]!, pick: bonus }
  // Stops whose view has three scatters, found by trying.
  const stops = openBoxes(pickModels[0]!, 1).deal.hidden.slice(0, 5)
  const rules: ((closed: number[], found: number) => number)[] = [
    (closed) => closed[0]!,
    (closed) => closed.at(-1)!,
    (closed, found) => closed[found % closed.length]!,
  ]
  const laws = rules.map((choose) => {
    const law = new Map<number, number>()
    for (const order of permutations([0, 1, 2, 3, 4])) {
      const deal: Deal = { modelId: model.id, stake: 20, hidden: [...stops, ...order] }
      const choices: RoundChoice[] = []
      let outcome = unfoldPick(model, deal, choices)
      const before = outcome.steps[0]!.win
      while (outcome.awaits) {
        const taken = new Set(choices.map((choice) => 'box' in choice && choice.box))
        const closed = [0, 1, 2, 3, 4].filter((box) => !taken.has(box))
        choices.push({ kind: 'pick', box: choose(closed, choices.length) })
        outcome = unfoldPick(model, deal, choices)
      }
      const worth = (outcome.win - before) / 20
      law.set(worth, (law.get(worth) ?? 0) + 1 / 120)
    }
    return [...law].sort(([one], [other]) => one - other)
  })
  const counted = new Map<number, number>()
  for (const { found, chance } of foundSets(bonus)) {
    counted.set(worthOf(found), (counted.get(worthOf(found)) ?? 0) + chance)
  }
  for (const law of laws) {
    expect(law.map(([worth]) => worth)).toEqual([...counted.keys()].sort((a, b) => a - b))
    for (const [worth, chance] of law) expect(chance).toBeCloseTo(counted.get(worth)!, 12)
  }
})

describe.each(wheelModels.map((model) => [model.id, model] as const))('%s', (_, { wheel }) => {
  it('lands on every sector as often as it is wide', () => {
    for (const [index, sectors] of wheel.wheels.entries()) {
      const alone = { starts: { 3: index }, wheels: wheel.wheels }
      const hits = sectors.map(() => 0)
      for (let ticket = 0; ticket < wholeOf(sectors); ticket++) {
        const [step] = turnWheels(alone, 3, 20, scriptedRng([ticket, 0, 0]))
        hits[step!.sector]!++
      }
      expect(hits).toEqual(sectors.map(({ weight }) => weight))
    }
  })

  it('pays on average what all its sectors come to', () => {
    const spins = (count: number) => certain(count)
    for (const [scatters, first] of Object.entries(wheel.starts)) {
      const mean = (at: number): number =>
        wheel.wheels[at]!.reduce((sum, sector) => {
          const worth =
            'multiple' in sector ? sector.multiple : 'spins' in sector ? sector.spins : mean(at + 1)
          return sum + (sector.weight / wholeOf(wheel.wheels[at]!)) * worth
        }, 0)
      const law = wheelLaw(wheel, Number(scatters), spins)
      expect([law.mass, law.mean]).toEqual([expect.closeTo(1, 12), expect.closeTo(mean(first), 9)])
    }
    expect(wheelLaw(wheel, 2, spins)).toMatchObject({ mean: 0, mass: 1 })
  })

  it('ends with its last wheel', () => {
    expect(wheel.wheels.at(-1)!.some((sector) => 'next' in sector)).toBe(false)
  })
})

function permutations(of: readonly number[]): number[][] {
  if (of.length === 0) return [[]]
  return of.flatMap((one) =>
    permutations(of.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  )
}
