import { findGameModel, type SlotModel } from '@marquee/game-math'
import { expect, it } from 'vitest'
import { freeSpinRules } from './free-spin-rules.ts'

const told = (id: string) =>
  freeSpinRules(findGameModel(id) as SlotModel, (key, values = {}) =>
    [key, ...Object.values(values)].join(' '),
  )

it('tells what free spins have that paid spins have not', () => {
  expect(told('lines-20-adventure')).toBe('freeSpins.wilds')
  expect(told('cascade-offbeat')).toBe('intro.falls 15')
  expect(told('cluster-quarry')).toBeUndefined()
})

it('leaves out wilds that cover their reel in every spin', () => {
  expect(told('lines-20-loom')).toBe('freeSpins.times 2')
})
