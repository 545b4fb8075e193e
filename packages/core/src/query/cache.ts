import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** Makes queries old by what their keys begin with: what is on the page is fetched anew at once, the rest when it is opened. */
export function makeOld(queryClient: QueryClient, ...queryKeys: QueryKey[]): void {
  for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey })
}

/**
 * Fills the cache before a page is rendered. What fails is forgotten, so that server and browser begin alike
 * and the page asks again itself.
 */
export async function fillCache<Fetched, Failure, Selected, Key extends QueryKey>(
  queryClient: QueryClient,
  query: EnsureQueryDataOptions<Fetched, Failure, Selected, Key>,
): Promise<Selected | undefined> {
  try {
    return await queryClient.ensureQueryData(query)
  } catch {
    queryClient.removeQueries({ queryKey: query.queryKey })
    return undefined
  }
}
