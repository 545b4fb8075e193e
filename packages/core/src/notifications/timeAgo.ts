import { dateFormat } from '@marquee/contract/locales'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago something was, in words, and after a week its date: '5 min. ago', 'yesterday', 'Nov 2'. */
export function timeAgo(at: number, now: number, locale: string): string {
  const passed = Math.max(0, now - at)
  const words = new Intl.RelativeTimeFormat([locale, 'en-US'], { numeric: 'auto', style: 'short' })
  if (passed < minute) return words.format(0, 'second')
  if (passed < hour) return words.format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return words.format(-Math.floor(passed / hour), 'hour')
  if (passed < 7 * day) return words.format(-Math.floor(passed / day), 'day')
  return dateFormat(locale, { month: 'short', day: 'numeric' }).format(at)
}

/** The same to the minute, where the player is and in UTC. */
export function timeInFull(at: number, locale: string): string {
  const local = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const utc = dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return `${local.format(at)} (${utc.format(at)} UTC)`
}
