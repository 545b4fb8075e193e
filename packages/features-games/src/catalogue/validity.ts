const isFilledArray = (value: unknown): boolean => Array.isArray(value) && value.length > 0

const isFilledObject = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0

const fieldsOf = (payload: unknown): Record<string, unknown> =>
  typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {}

function commonProblems({ providers, menu, issueGamesIds }: Record<string, unknown>): string[] {
  return [
    ...(isFilledArray(providers) ? [] : ['providers is not a non-empty array']),
    ...(Array.isArray(menu) ? [] : ['menu is not an array']),
    ...(isFilledObject(issueGamesIds) ? [] : ['issueGamesIds is not a non-empty object']),
  ]
}

/** Why a fresh games payload cannot be used; empty when it can (GAMES-06, GAMES-07, GAMES-09, GAMES-10). */
export function freshProblems(payload: unknown): string[] {
  const fields = fieldsOf(payload)
  const games = isFilledArray(fields['games']) ? [] : ['games is not a non-empty array']
  return [...commonProblems(fields), ...games]
}

/** The same for a cached payload, whose games are a map by id (GAMES-08). */
export function cachedProblems(payload: unknown): string[] {
  const fields = fieldsOf(payload)
  const games = isFilledObject(fields['games']) ? [] : ['games is not a non-empty object']
  return [...commonProblems(fields), ...games]
}
