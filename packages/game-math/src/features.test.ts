import { expect, it } from 'vitest'
import { featuresOf } from './features.ts'
import { findGameModel } from './models/all.ts'

it.each([
  ['ways-243-voyage', ['free-spins', 'ways-243']],
  ['ways-1024-attic', ['free-spins', 'ways-1024']],
  ['three-reel-27-ways', ['ways-27']],
  ['cluster-meadow', ['free-spins', 'cascades', 'cluster']],
  ['hold-and-link-25', ['free-spins', 'respins', 'jackpot']],
  ['wheel-25', ['free-spins', 'wheel']],
  ['pick-chests-20', ['pick']],
  ['scatter-pays-feast', ['free-spins', 'scatter-pays']],
  ['lines-10-bonus-buy', ['free-spins', 'bonus-buy']],
  ['jackpot-25', ['jackpot']],
  ['network-20', ['free-spins', 'jackpot']],
] as const)('tells the features of %s', (id, features) => {
  expect(featuresOf(findGameModel(id))).toEqual(expect.arrayContaining([...features]))
})

it('leaves to the type what it says already', () => {
  expect(featuresOf(findGameModel('dice-hundred'))).toEqual([])
})
