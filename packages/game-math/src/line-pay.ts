import { isLoose, wild } from './compile.ts'

export type LineResult = { symbol: number; count: number; units: number }

/**
 * What the symbols of a line, from the left, pay, in line stakes.
 * Wilds stand in for the first other symbol; a run of wilds alone may pay more, and the better counts.
 */
export function linePay(
  symbols: ArrayLike<number>,
  pays: Int32Array,
  wildMultiplier: number,
): LineResult {
  let wilds = 0
  while (wilds < symbols.length && symbols[wilds] === wild) wilds++
  const own = pays[wild * 6 + wilds]!
  const symbol = symbols[wilds]
  if (symbol === undefined || isLoose(symbol)) return { symbol: wild, count: wilds, units: own }

  let count = wilds + 1
  let helped = wilds > 0
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === wild)) {
    if (symbols[count] === wild) helped = true
    count++
  }
  const units = pays[symbol * 6 + count]! * (helped ? wildMultiplier : 1)
  return own > units ? { symbol: wild, count: wilds, units: own } : { symbol, count, units }
}
