import { findGameModel } from '@marquee/game-math'
import type { InstantModel } from '@marquee/game-math'
import { expect, it } from 'vitest'
import { knownChoice } from './instant-view.ts'

it.each([
  ['keno-steady', '3,17,80'],
  ['crash-hundred', '12.50'],
  ['plinko-steep', '16-high'],
  ['dice-hundred', 'over-51.49'],
] as const)('a game of %s begins with what was chosen last', (id, kept) => {
  expect(knownChoice(findGameModel(id) as InstantModel, kept)).toBe(kept)
})

it.each([
  ['keno-steady', '3,81'],
  ['crash-hundred', '500.00'],
  ['plinko-steep', '3,17,80'],
  ['dice-hundred', undefined],
] as const)('a game of %s begins anew where %s is no choice of its model', (id, kept) => {
  expect(knownChoice(findGameModel(id) as InstantModel, kept)).toBeNull()
})
