import { classNames } from '../classNames.ts'
import { useLocale } from '../Locale.tsx'
import * as css from './Countdown.css.ts'
import { formatCountdown, isoDuration } from './formatCountdown.ts'

export interface CountdownProps {
  /**
   * Milliseconds left, never shown below zero. Who renders it ticks. Null keeps the place, as in the
   * server's render, which has no time.
   */
  remaining: number | null
  /** What ends, spoken: 'Tournament ends in'. */
  label?: string
  locale?: string
  className?: string
}

/** The time that is left, as `2h 15m`; spoken in full. */
export function Countdown({ remaining, label, locale, className }: CountdownProps) {
  const tag = useLocale(locale)
  if (remaining === null) {
    return (
      <span aria-hidden="true" className={classNames(css.countdown, css.place, className)}>
        00h 00m
      </span>
    )
  }
  return (
    <time
      role="timer"
      aria-label={label ? `${label} ${formatCountdown(remaining, tag, 'long')}` : undefined}
      dateTime={isoDuration(remaining)}
      className={classNames(css.countdown, className)}
    >
      {formatCountdown(remaining, tag)}
    </time>
  )
}
