import { randomBytes, randomInt } from 'node:crypto'

/** The one source of chance: outcomes, tokens, ids. */
export interface Randomness {
  /** A whole number from 0 up to and without `maxExclusive`. */
  int(maxExclusive: number): number
  /** A secret of so many bytes, as base64url. */
  token(bytes: number): string
}

export const systemRandomness: Randomness = {
  int: (maxExclusive) => randomInt(maxExclusive),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
}
