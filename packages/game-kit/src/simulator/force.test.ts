import { findGameModel, jackpotIds, playRound, seededRng } from '@marquee/game-math'
import type { RoundOutcome, SpinStep } from '@marquee/game-math'
import { expect, it } from 'vitest'
import { drawWanted, wantFor } from './force.ts'

/** The first round of a hold and link that is as wanted. */
function drawn(force: string): RoundOutcome {
  const model = findGameModel('hold-and-link-25')
  const rng = seededRng(3)
  const draw = () => ({ outcome: playRound(model, { action: 'spin', stake: 25 }, rng) })
  return drawWanted(draw, wantFor(force, 1)).outcome
}

it.each(['mini', 'minor', 'major'] as const)(
  'forces a hold in which a coin with the %s jackpot lands',
  (jackpot) => {
    const collected = drawn(`jackpot:${jackpot}`).steps.find(({ kind }) => kind === 'hold-collect')
    expect(collected).toHaveProperty(
      'coins',
      expect.arrayContaining([expect.objectContaining({ jackpot })]),
    )
  },
)

it('knows every jackpot by its level, wherever it falls', () => {
  const of = (step: object) => ({ steps: [step] }) as unknown as RoundOutcome
  for (const jackpot of jackpotIds) {
    const want = wantFor(`jackpot:${jackpot}`, 1)!
    expect(want(of({ kind: 'jackpot-drop', level: jackpot }))).toBe(true)
    expect(want(of({ kind: 'spin', wins: [{ kind: 'jackpot', jackpot }] }))).toBe(true)
    expect(want(of({ kind: 'spin', wins: [{ kind: 'line' }] }))).toBe(false)
    expect(want(of({ kind: 'hold-collect', full: true, coins: [] }))).toBe(jackpot === 'grand')
  }
})

it('forces a spin in which a wild covers its reel and wins, and no round of free spins for it', () => {
  const model = findGameModel('lines-20-loom')
  const rng = seededRng(5)
  const draw = () => ({ outcome: playRound(model, { action: 'spin', stake: 20 }, rng) })
  const { steps } = drawWanted(draw, wantFor('wilds', 1)).outcome
  expect(steps).toHaveLength(1)
  const [reel] = (steps[0] as SpinStep).expanded
  expect((steps[0] as SpinStep).grid[reel!]).toEqual(['wild', 'wild', 'wild'])
  expect(steps[0]!.win).toBeGreaterThan(0)
})
