import { StartFailure } from './failure.ts'

/**
 * The brands of `SANDBOX_LIVED_IN`: keys, comma separated.
 * @throws StartFailure for a brand that there is not.
 */
export function parseLivedIn(text: string, brands: Iterable<string>): string[] {
  const known = new Set(brands)
  const keys = text
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
  const wrong = keys.find((key) => !known.has(key))
  if (wrong === undefined) return keys
  throw new StartFailure(
    `SANDBOX_LIVED_IN names '${wrong}', which is no brand. Use ${[...known].join(', ')}.`,
  )
}
