import { expect, it } from 'vitest'
import { rowsPerSlide } from './rows.ts'

it.each(['allGames', 'popularGames'])('HOME-15 shows %s in 3 rows', (key) => {
  expect(rowsPerSlide(key)).toBe(3)
})

it.each(['weeklySpecials', 'fishing', 'rapidLink', 'topGames', 'bonusCombo'])(
  'HOME-16 shows %s in 1 row',
  (key) => {
    expect(rowsPerSlide(key)).toBe(1)
  },
)

it.each(['newGames', 'jackpots', 'popular-games', ''])(
  'HOME-17 shows any other (%s) in 2 rows',
  (key) => {
    expect(rowsPerSlide(key)).toBe(2)
  },
)
