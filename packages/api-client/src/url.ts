import type { Endpoint } from '@marquee/contract'

/** The values of a call once its types are erased. */
export interface PlainInput {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
}

// A browser resolves a dot segment away even when it is a parameter, and so calls another path.
const dotSegments = new Set(['.', '..'])

const fillPath = ({ method, path }: Endpoint, params: Record<string, unknown> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (value === '' || dotSegments.has(value)) {
      throw new Error(
        `${method} ${path} needs the path parameter "${name}", got ${JSON.stringify(params[name])}: pass params: { ${name}: … }.`,
      )
    }
    return encodeURIComponent(value)
  })

const queryString = (query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item))
    }
  }
  const text = search.toString()
  return text && `?${text}`
}

/** The address of a call below the API base (FETCH-04). Throws when a path parameter is absent. */
export const requestUrl = (baseUrl: string, endpoint: Endpoint, input: PlainInput) =>
  baseUrl.replace(/\/$/, '') + fillPath(endpoint, input.params) + queryString(input.query)
