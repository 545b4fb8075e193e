import { expect, it } from 'vitest'
import { codeOf, compile, wild } from './compile.ts'
import { linePay } from './line-pay.ts'
import type { SymbolId } from './symbols.ts'
import { makeLinesModel } from './testing/make-lines-model.ts'

const { pays } = compile(makeLinesModel())
const pay = (...symbols: SymbolId[]) => linePay(symbols.map(codeOf), pays, 2)

it('pays the run from the left and nothing after it breaks', () => {
  expect(pay('high1', 'high1', 'high1', 'low1', 'high1')).toMatchObject({ count: 3, units: 8 })
  expect(pay('low1', 'high1', 'high1', 'high1', 'high1').units).toBe(0)
})

it('lets a wild stand in and multiplies the win it helps', () => {
  expect(pay('low1', 'wild', 'low1', 'low2', 'low2')).toMatchObject({ count: 3, units: 8 })
  expect(pay('wild', 'low1', 'low1', 'low1', 'low2')).toMatchObject({ count: 4, units: 20 })
})

it('pays the wilds alone when they are worth more', () => {
  expect(pay('wild', 'wild', 'wild', 'wild', 'low2')).toMatchObject({ symbol: wild, units: 50 })
  expect(pay('wild', 'wild', 'wild', 'wild', 'wild')).toMatchObject({ count: 5, units: 400 })
})

it('stops at scatters and coins, which no wild replaces', () => {
  expect(pay('high1', 'high1', 'scatter', 'high1', 'high1')).toMatchObject({ count: 2, units: 2 })
  expect(pay('wild', 'wild', 'coin', 'high1', 'high1')).toMatchObject({ symbol: wild, units: 3 })
})
