import type { SchemeSection } from '@marquee/contract'

/** A row with fewer games than this is no row: it keeps those that stand above it too. */
const fewest = 4

/** A collection without games that stand elsewhere, by id; as it is when too little would remain. */
export function withoutGames(
  collection: SchemeSection,
  elsewhere: ReadonlySet<number>,
): SchemeSection {
  const games = collection.games.filter(({ id }) => !elsewhere.has(id))
  return games.length < fewest ? collection : { ...collection, games }
}
