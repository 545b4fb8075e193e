import { EnvironmentError } from './environment.ts'

/**
 * Reads `BRAND_HOSTS`: pairs of `host=brand`, comma separated.
 * @param brandKeys which brands there are; without it any name is taken.
 * @throws EnvironmentError for a pair without a host or of a brand that does not exist.
 */
export function parseBrandHosts(
  text: string,
  brandKeys?: Iterable<string>,
): Record<string, string> {
  const known = brandKeys && new Set(brandKeys)
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [host = '', key = '', ...rest] = pair.split('=').map((part) => part.trim())
      if (!host || !key || (known && !known.has(key)) || rest.length) {
        throw new EnvironmentError(
          `BRAND_HOSTS holds '${pair}', which is not host=brand${known ? ` with one of the brands ${[...known].join(', ')}` : ''}.`,
        )
      }
      return [host.toLowerCase(), key]
    }),
  )
}
