import { tagOf } from '@marquee/contract/locales'
import { useIsInBrowser, useLocaleCode } from '@marquee/core'

/**
 * Writes instants: as a day of UTC in the first render, which the server made too, then with the
 * time where the player is.
 */
export function useDate(): (epochMs: number) => string {
  const locale = useLocaleCode()
  const isHere = useIsInBrowser()
  const format = new Intl.DateTimeFormat(
    tagOf(locale),
    isHere ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'medium', timeZone: 'UTC' },
  )
  return (epochMs) => format.format(epochMs)
}
