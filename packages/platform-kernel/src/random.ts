import { randomBytes, randomInt } from 'node:crypto'

/** The one source of chance: outcomes, tokens, ids. */
export interface Randomness {
  /** A whole number from 0 up to and without `maxExclusive`. */
  int(maxExclusive: number): number
  /** The same, for what comes to players unasked now and then; the last number brings nothing. */
  windfall(maxExclusive: number): number
  /** A secret of so many bytes, as base64url. */
  token(bytes: number): string
}

export const systemRandomness: Randomness = {
  int: (maxExclusive) => randomInt(maxExclusive),
  windfall: (maxExclusive) => randomInt(maxExclusive),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
}

/** Chance as ever, but nothing comes unasked: for a house in which every coin is followed. */
export const withoutWindfalls: Randomness = {
  ...systemRandomness,
  windfall: (maxExclusive) => maxExclusive - 1,
}
