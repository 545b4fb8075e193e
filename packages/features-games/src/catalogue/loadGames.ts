import { type ApiClient, isApiError } from '@marquee/api-client'
import { type Catalogue, games } from '@marquee/contract'
import { cachedProblems, freshProblems } from './validity.ts'

/** The group of everybody who is not signed in. */
export const publicGroup = 'public'

/** A games payload that may not be applied (GAMES-12); what was shown before stays. */
export class InvalidGamesError extends Error {
  override readonly name = 'InvalidGamesError'
}

export interface LoadGamesOptions {
  api: ApiClient
  /** `public`, or the hash of a player's restrictions; null when the player's is not known. */
  groupKey: string | null
  /** Names the version that is meant, so that the answer may be kept (CALL-20); left out where it is unknown. */
  versionApp?: string | undefined
  /** Only a brand's server may read and fill the shared cache. */
  onServer: boolean
  signal?: AbortSignal
  log?: (message: string) => void
}

/** The catalogue stored for a group, or null when there is none that can be used. */
async function fromCache(
  { api, signal, log }: Required<Pick<LoadGamesOptions, 'api' | 'log'>> & LoadGamesOptions,
  groupKey: string,
): Promise<Catalogue | null> {
  try {
    const cached = await api.call(games.cached, {
      query: { groupKey },
      signal,
      expects: ['not-found'],
    })
    const problems = cachedProblems(cached)
    if (!problems.length) return { ...cached, games: Object.values(cached.games) }
    // ERR-43
    log(
      `Games cache: cached games not valid (${problems.join('; ')}), so fresh ones are asked for.`,
    )
  } catch (error) {
    // The client has logged what went wrong, which none kept is not; a fresh catalogue does as well.
    if (!isApiError(error)) throw error
  }
  return null
}

/** Leaves a fresh catalogue for the next page of the same group; nobody waits for it. */
function keep(api: ApiClient, groupKey: string, catalogue: Catalogue): void {
  api.call(games.storeCached, { query: { groupKey }, body: catalogue }).catch((error: unknown) => {
    if (!isApiError(error)) throw error
  })
}

/**
 * The catalogue of a group: on a server from the shared cache, else fresh and then stored there; in
 * the browser always fresh.
 * @throws InvalidGamesError for a payload that breaks the rules of GAMES-06..10.
 * @throws ApiError when none could be had.
 */
export async function loadGames(options: LoadGamesOptions): Promise<Catalogue> {
  const { api, groupKey, versionApp, onServer, signal, log = console.error } = options
  if (onServer && groupKey) {
    const cached = await fromCache({ ...options, log }, groupKey)
    if (cached) return cached
  }
  const query = { ...(groupKey && { groupKey }), ...(versionApp && { versionApp }) }
  const fresh = await api.call(games.list, { query, signal })
  const problems = freshProblems(fresh)
  if (problems.length) {
    // ERR-42, GAMES-11
    const message = `Games cache: response from backend not valid (${problems.join('; ')}), so it is not applied.`
    log(message)
    throw new InvalidGamesError(message)
  }
  if (!onServer) return fresh
  if (!groupKey || !fresh.playerRestrictionIdsHash) {
    // ERR-41
    log('Games cache: playerRestrictionIdsHash not found, so the games are not stored for others.')
  } else keep(api, groupKey, fresh)
  return fresh
}
