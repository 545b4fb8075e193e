import { findGameModel, type SlotModel } from '@marquee/game-math'
import { expect, it } from 'vitest'
import type { Formats } from '../format.ts'
import { coinLabel } from './coin-label.ts'

const model = findGameModel('hold-and-link-40-multiplier') as SlotModel
const at = { reel: 0, row: 0 }
const labelOf = (coin: Omit<Parameters<typeof coinLabel>[0], 'reel' | 'row'>) =>
  coinLabel({ ...at, ...coin }, model, {
    stake: 40,
    t: (key) => key,
    formats: { amount: String } as unknown as Formats,
  })

it('writes on a coin what it pays or does', () => {
  expect(labelOf({ multiple: 2 })).toBe('80')
  expect(labelOf({ multiple: 0, feature: 'multiply', factor: 3 })).toBe('×3')
  expect(labelOf({ multiple: 0, feature: 'respin' })).toBe('+1')
  expect(labelOf({ multiple: 0, feature: 'collect' })).toBe('')
  expect(labelOf({ multiple: 7, feature: 'collect' })).toBe('280')
})

it('writes by how much a jackpot coin was multiplied', () => {
  expect(labelOf({ multiple: 10, jackpot: 'mini' })).toBe('jackpot.mini')
  expect(labelOf({ multiple: 30, jackpot: 'mini' })).toBe('jackpot.mini ×3')
})
