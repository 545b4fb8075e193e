import { gamesAtHome, type SchemeSection } from '@marquee/contract'

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

/** What a row of home shows of a collection: as many games as it holds, none of those `elsewhere`. */
export function rowOf(collection: SchemeSection, elsewhere: ReadonlySet<number>): SchemeSection {
  const { games, ...rest } = withoutGames(collection, elsewhere)
  return { ...rest, games: games.slice(0, gamesAtHome(rest.key)) }
}
