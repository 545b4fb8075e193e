const threeRows = new Set(['allGames', 'popularGames'])
const oneRow = new Set(['weeklySpecials', 'fishing', 'rapidLink', 'topGames', 'bonusCombo'])

/** Rows of tiles on each slide of a collection, by the collection's `key` (HOME-15, HOME-16, HOME-17). */
export function rowsPerSlide(key: string): 1 | 2 | 3 {
  if (threeRows.has(key)) return 3
  return oneRow.has(key) ? 1 : 2
}
