import type { Randomness } from '@marquee/platform-kernel/random'

/** How long a code can be used, in ms: 15 minutes. */
export const codeLifetime = 15 * 60_000
/** How many codes may be tried before a new one is needed. */
export const triesAllowed = 5
/** The least time between two messages, in ms. */
const pause = 60_000
/** So many messages within an hour at most. */
const mostPerHour = 5
const hour = 3_600_000

/** Six digits, leading zeros and all. */
export const makeCode = (random: Randomness): string =>
  String(random.int(1_000_000)).padStart(6, '0')

/** Messages that still count. */
export const recentSends = (sentAt: number[], now: number): number[] =>
  sentAt.filter((sent) => sent > now - hour)

/**
 * When the next message may be sent, in epoch ms; not after `now` when one may be sent at once. Another
 * address (`isOther`) has nothing to wait for but the hour: whoever mistyped theirs has no code yet.
 */
export function nextSendAt(sentAt: number[], now: number, isOther = false): number {
  const recent = recentSends(sentAt, now)
  const last = recent.at(-1)
  if (last === undefined) return now
  const eldest = recent.at(-mostPerHour)
  return Math.max(isOther ? now : last + pause, eldest === undefined ? 0 : eldest + hour)
}
