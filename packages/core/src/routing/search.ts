/** Query parameters as plain texts; one that repeats is a list. */
export type Search = Record<string, string | string[]>

/** Reads a query string without guessing types: `?game=12` stays the text '12'. */
export function parseSearch(query: string): Search {
  const search: Search = {}
  for (const [key, value] of new URLSearchParams(query)) {
    const before = search[key]
    search[key] = before === undefined ? value : [before, value].flat()
  }
  return search
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue
    for (const one of [value].flat()) query.append(key, String(one))
  }
  const text = query.toString()
  return text && `?${text}`
}

/** The first value of a parameter, or undefined. */
export const firstOf = (value: unknown): string | undefined => {
  const [first] = [value].flat()
  return typeof first === 'string' ? first : undefined
}
