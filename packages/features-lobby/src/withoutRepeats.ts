import type { Game, SchemeSection } from '@marquee/contract'

/** So many rows from the top have no game twice. */
export const distinctRows = 4
/** A row with fewer games left than this stands further down, as it is. */
const fewest = 4

/**
 * Collections in an order in which none of the first rows shows a game that stands above it: games
 * that were there are left out, and a collection of which too little remains moves below those rows.
 */
export function withoutRepeats(collections: readonly SchemeSection[]): SchemeSection[] {
  const seen = new Set<number>()
  const first: SchemeSection[] = []
  const later: SchemeSection[] = []
  for (const collection of collections) {
    const games = collection.games.filter(({ id }) => !seen.has(id))
    if (first.length >= distinctRows) later.push(collection)
    else if (games.length < Math.min(fewest, collection.games.length)) later.push(collection)
    else {
      for (const { id } of games) seen.add(id)
      first.push({ ...collection, games })
    }
  }
  return [...first, ...later]
}

/** A collection without games that stand elsewhere; as it is when too little of it would remain. */
export function withoutGames(collection: SchemeSection, others: readonly Game[]): SchemeSection {
  const ids = new Set(others.map(({ id }) => id))
  const games = collection.games.filter(({ id }) => !ids.has(id))
  return games.length < fewest ? collection : { ...collection, games }
}
