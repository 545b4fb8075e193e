import type { Randomness } from '@marquee/platform-kernel/random'

/** No letter or figure that is taken for another when a code is read aloud. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 8

/** A code that one person gives to another: eight letters and figures. */
export const makeInviteCode = (random: Randomness): string =>
  Array.from({ length }, () => alphabet[random.int(alphabet.length)]).join('')

/** Codes are told apart without regard to case. */
export const normaliseCode = (code: string): string => code.trim().toUpperCase()
