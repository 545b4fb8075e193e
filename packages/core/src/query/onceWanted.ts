import { type QueryKey, skipToken } from '@tanstack/react-query'

const notWantedKey = ['not-wanted'] as const

/**
 * A query that nobody looks at until it is wanted: what a part says before does not depend on it, so that
 * its answer leaves what the server rendered as it is (`noteMoves`).
 */
export function onceWanted<Query extends { queryKey: QueryKey; queryFn?: unknown }>(
  query: Query,
  wanted: boolean,
): Query {
  return wanted ? query : { ...query, queryKey: notWantedKey, queryFn: skipToken }
}
