import { useLocaleCode } from '@marquee/core'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Writes instants: as a day of UTC in the first render, which the server made too, then with the
 * time where the player is.
 */
export function useDate(): (epochMs: number) => string {
  const locale = useLocaleCode()
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const format = new Intl.DateTimeFormat(
    locale,
    isHere ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'medium', timeZone: 'UTC' },
  )
  return (epochMs) => format.format(epochMs)
}
