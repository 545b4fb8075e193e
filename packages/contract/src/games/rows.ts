import type { SchemeSection } from './schemas.ts'

const threeRows = new Set(['allGames', 'popularGames'])
const oneRow = new Set(['weeklySpecials', 'fishing', 'rapidLink', 'topGames', 'bonusCombo'])

/** Rows of tiles on each slide of a collection, by the collection's `key` (HOME-15, HOME-16, HOME-17). */
export function rowsPerSlide(key: string): 1 | 2 | 3 {
  if (threeRows.has(key)) return 3
  return oneRow.has(key) ? 1 : 2
}

/** Columns that fill a wide screen and leave some to scroll; the rest waits behind 'See all'. */
const columns = 8
const atLeast = 12

/** How many games a collection shows at home, by its `key`. */
export const gamesAtHome = (key: string): number => Math.max(atLeast, rowsPerSlide(key) * columns)

/** So many rows of games from the top of home have no game twice. */
export const distinctRows = 4

/** A player's page gets so many games more for each row, for those that are played while it is open. */
export const spareGames = 6

interface Lists {
  collections: readonly SchemeSection[]
  schemeSections: readonly SchemeSection[]
}

/**
 * Which of the home page's lists a brand shows (HOME-14): its editors' layout, or where it has none the
 * catalogue's collections. The platform sends that one; earlier releases of it sent both.
 */
export const shownList = ({ schemeSections }: Lists): keyof Lists =>
  schemeSections.length ? 'schemeSections' : 'collections'
