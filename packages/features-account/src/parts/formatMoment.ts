import { localeTags } from '@marquee/contract/locales'
import type { LocaleCode } from '@marquee/core'

interface MomentFormat {
  locale: LocaleCode
  /** Without the hour. */
  dayOnly?: boolean
  /** The player's own zone otherwise. */
  timeZone?: 'UTC'
}

/** An instant, in epoch ms, as the player writes dates. */
export const formatMoment = (
  at: number,
  { locale, dayOnly = false, timeZone }: MomentFormat,
): string =>
  new Intl.DateTimeFormat(localeTags[locale], {
    dateStyle: 'medium',
    ...(!dayOnly && { timeStyle: 'short' }),
    ...(timeZone && { timeZone }),
  }).format(at)
