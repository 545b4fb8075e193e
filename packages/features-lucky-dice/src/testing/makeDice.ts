import type { FeatureInfo } from '@marquee/contract'
import { makeFeatureInfo } from '@marquee/feature-page/testing'
import type { LuckyDiceState } from '../contract/schemas.ts'

const coins = [1_200, 500, 250, 150, 100, 50, 100, 150, 250, 500, 1_200]

const odds: LuckyDiceState['odds'] = coins.map((amount, index) => {
  const ways = 6 - Math.abs(index - 5)
  return { sum: index + 2, ways, chance: ways / 36, prize: { coins: amount, entries: 0 } }
})

const falls = [
  [3, 4],
  [6, 2],
  [5, 5],
  [1, 2],
  [6, 6],
] as const

const throws: LuckyDiceState['throws'] = falls.map(([left, right]) => ({
  dice: [left, right],
  prize: { coins: coins[left + right - 2] ?? 0, entries: 0 },
}))

interface Overrides extends Partial<LuckyDiceState> {
  /** How many of the five throws are used. */
  thrown?: number
}

/** Five throws of which none is used. */
export const makeDice = ({ thrown = 0, ...overrides }: Overrides = {}): LuckyDiceState => ({
  isActive: true,
  throws: throws.slice(0, thrown),
  left: 5 - thrown,
  perDay: 5,
  nextAt: thrown === 5 ? Date.UTC(2099, 0, 1) : null,
  odds,
  ...overrides,
})

/** The answer to the throw with a number, from 1. */
export const makeThrown = (number = 1) => {
  const { dice, prize } = throws[number - 1] ?? { dice: [3, 4], prize: { coins: 50, entries: 0 } }
  return {
    dice,
    sum: dice.reduce((sum, value) => sum + value, 0),
    prize,
    luckyDice: makeDice({ thrown: number }),
  }
}

/** A platform on which the dice roll. */
export const makeRunning = (): FeatureInfo => {
  const info = makeFeatureInfo()
  return { ...info, statusFeatures: { ...info.statusFeatures, luckyDice: { isActive: true } } }
}
