import { useIsInBrowser, useLocaleCode } from '@marquee/core'
import { formatMoment } from './formatMoment.ts'

interface MomentProps {
  /** Epoch ms. */
  at: number
  /** Without the hour. */
  dayOnly?: boolean
}

/**
 * An instant in the player's own zone. Until the page knows which that is, the day in UTC alone: hours
 * are not written alike by every version of the servers' and browsers' languages.
 */
export function Moment({ at, dayOnly = false }: MomentProps) {
  const locale = useLocaleCode()
  const isHere = useIsInBrowser()
  const iso = new Date(at).toISOString()
  return (
    <time dateTime={iso} title={iso}>
      {isHere
        ? formatMoment(at, { locale, dayOnly })
        : formatMoment(at, { locale, dayOnly: true, timeZone: 'UTC' })}
    </time>
  )
}
