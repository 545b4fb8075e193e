import { dateFormat } from '@marquee/contract/locales'
import type { LocaleCode } from '@marquee/core'

/** The time of a message: the hour on the day itself, the date with it on others. */
export function momentOf(at: number, now: number, locale: LocaleCode): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return dateFormat(locale, {
    ...(!isToday && { dateStyle: 'medium' as const }),
    timeStyle: 'short',
  }).format(at)
}
