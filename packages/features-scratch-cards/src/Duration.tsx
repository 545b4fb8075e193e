import { useCountdown } from '@marquee/core'
import { useLocale } from '@marquee/ui'
import { formatDuration } from './formatDuration.ts'

interface DurationProps {
  /** Epoch ms. */
  until: number
  /** What it is the time of, spoken. */
  label: string
  onStop?: () => void
}

/** The time until something, counting (SCRATCH-06, SCRATCH-07); nothing in the server's render. */
export function Duration({ until, label, onStop }: DurationProps) {
  const locale = useLocale()
  const remaining = useCountdown({ until, ...(onStop && { onStop }) })
  const text = remaining === null ? '' : formatDuration(remaining, locale)
  return (
    <time role="timer" aria-label={text ? `${label} ${text}` : label} data-testid="scratch-timer">
      {text}
    </time>
  )
}
