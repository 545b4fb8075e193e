import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  actionsOf,
  costOf,
  findGameModel,
  gameModels,
  instantOf,
  isInstant,
  lineCount,
  playRound,
  seededRng,
  stakesFor,
} from '../index.ts'
import type { GameModel, RoundInput } from '../index.ts'
import { makeLinesModel } from '../testing/make-lines-model.ts'
import { scriptedRng } from '../testing/scripted-rng.ts'

// The best play of poker adds up all hands once, which takes a moment.
beforeAll(() => {
  playRound(findGameModel('poker-jacks-8-5'), { action: 'begin', stake: 20 }, seededRng(1))
}, 60_000)

function targetsOf(model: GameModel): (string | undefined)[] {
  if (isInstant(model)) return [...instantOf(model).choices()]
  if (model.engine === 'fish') return model.targets.map(({ id }) => id)
  if (model.engine === 'flight') return [undefined, '1.01', '2.00', '17.35', '100.00']
  return model.engine === 'mines' ? ['1', '3', '12', '24'] : [undefined]
}

const inputs = (model: GameModel): fc.Arbitrary<RoundInput> =>
  fc.record(
    {
      action: fc.constantFrom(...actionsOf(model)),
      stake: fc.constantFrom(...stakesFor(model)),
      target: fc.constantFrom(...targetsOf(model)),
    },
    { requiredKeys: ['action', 'stake', 'target'] },
  )

describe.each(gameModels.map((model) => [model.id, model] as const))('%s', (_, model) => {
  const rounds = fc.tuple(inputs(model), fc.integer())

  it('decides the same round from the same numbers', () => {
    fc.assert(
      fc.property(rounds, ([input, seed]) => {
        expect(playRound(model, input, seededRng(seed))).toEqual(
          playRound(model, input, seededRng(seed)),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('wins the sum of its steps, in whole line stakes, within the cap', () => {
    fc.assert(
      fc.property(rounds, ([input, seed]) => {
        const { steps, win, cost } = playRound(model, input, seededRng(seed))
        expect(steps.reduce((sum, step) => sum + step.win, 0)).toBe(win)
        expect(win % (input.stake / lineCount(model))).toBe(0)
        expect(win).toBeLessThanOrEqual(model.maxWinMultiple * input.stake)
        // A stake may be added to once.
        const most = model.engine === 'blackjack' ? 2 : 1
        expect([1, most].map((times) => times * costOf(model, input))).toContain(cost)
      }),
      { numRuns: 300 },
    )
  })

  it('survives JSON unchanged', () => {
    fc.assert(
      fc.property(rounds, ([input, seed]) => {
        const outcome = playRound(model, input, seededRng(seed))
        expect(JSON.parse(JSON.stringify(outcome))).toStrictEqual(outcome)
      }),
      { numRuns: 60 },
    )
  })

  it('shows the free spins left at every step and ends with none', () => {
    fc.assert(
      fc.property(rounds, ([input, seed]) => {
        const { steps, capped } = playRound(model, input, seededRng(seed))
        let left = 0
        for (const step of steps) {
          if (!('freeSpinsLeft' in step)) continue
          left += step.freeSpinsAwarded - (step.kind === 'free-spin' ? 1 : 0)
          expect(step.freeSpinsLeft).toBe(left)
        }
        expect(capped || left === 0).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

it('ends a round at its cap and pays exactly the cap', () => {
  const model = makeLinesModel({ maxWinMultiple: 3 })
  // Stop 0 shows high1 on the top row of reels one, two and five; stop 1 on reel three; 0 on four.
  const capped = playRound(model, { action: 'spin', stake: 20 }, scriptedRng([0, 0, 1, 0, 0]))
  expect(capped).toMatchObject({ win: 60, capped: true })
  const free = playRound(
    { ...model, maxWinMultiple: 1000 },
    { action: 'spin', stake: 20 },
    scriptedRng([0, 0, 1, 0, 0]),
  )
  expect(free.win).toBeGreaterThan(60)
})

it('refuses a stake with no whole line stake and names the nearest it accepts', () => {
  const model = findGameModel('lines-25-volatile')
  expect(() => playRound(model, { action: 'spin', stake: 27 }, seededRng(1))).toThrow(
    /27.*25, 50, 125.*nearest is 25/,
  )
})

it('refuses actions and targets the model does not have and names those it has', () => {
  const fruit = findGameModel('lines-5-fruit')
  expect(() => costOf(fruit, { action: 'buy-free-spins', stake: 20 })).toThrow(/Use one of spin/)
  const fish = findGameModel('fish-shoal')
  expect(() => costOf(fish, { action: 'shot', stake: 10 })).toThrow(/starfish/)
  expect(() => costOf(fish, { action: 'shot', stake: 10, target: 'boot' })).toThrow(/"boot".*shark/)
})
