import { useDateFormat } from '@marquee/core'

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
  const date = useDateFormat({ dateStyle: 'medium', ...(!dayOnly && { timeStyle: 'short' }) })
  const iso = new Date(at).toISOString()
  return (
    <time dateTime={iso} title={iso}>
      {date(at)}
    </time>
  )
}
