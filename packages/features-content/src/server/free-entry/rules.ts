import type { Randomness } from '@marquee/platform-kernel/random'

/** Without 0 and O, 1 and I and L: people write them by hand, and others read them. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const codeLength = 8

const day = 86_400_000
/** A card counts when its postmark is not older than this, in days. */
const postmarkDays = 60
/** What was credited within this time counts together, in ms. */
export const creditedPeriod = 30 * day

export const makeCode = ({ int }: Pick<Randomness, 'int'>): string =>
  Array.from({ length: codeLength }, () => signs.charAt(int(signs.length))).join('')

/** A code as it was meant by who read it from a card. */
export const readCode = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/**
 * Why a postmark cannot be the one of this card: in words, or null when it can.
 * @param postmarkedOn `YYYY-MM-DD`.
 */
export function postmarkProblem(
  postmarkedOn: string,
  { requestedAt, now }: { requestedAt: number; now: number },
): string | null {
  // Where the card was sent it may have been the day before or after.
  if (postmarkedOn > dateOf(now + day)) return 'The postmark is of a day that has not come.'
  if (postmarkedOn < dateOf(requestedAt - day))
    return `The player got this code on ${dateOf(requestedAt)}; the card was sent before. Look at the postmark again.`
  if (postmarkedOn < dateOf(now - postmarkDays * day))
    return `The postmark is more than ${postmarkDays} days old.`
  return null
}
