import { StartFailure } from './failure.ts'

/**
 * Reads `host=brandKey` pairs, comma separated.
 * @throws StartFailure for a pair without a host or of a brand that does not exist.
 */
export function parseBrandHosts(text: string, brandKeys: Iterable<string>): Record<string, string> {
  const known = new Set(brandKeys)
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [host = '', key = '', ...rest] = pair.split('=').map((part) => part.trim())
      if (!host || !known.has(key) || rest.length) {
        throw new StartFailure(
          `BRAND_HOSTS holds '${pair}', which is not host=brand with one of the brands ${[...known].join(', ')}.`,
        )
      }
      return [host.toLowerCase(), key]
    }),
  )
}
