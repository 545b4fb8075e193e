import { classNames } from '../classNames.ts'
import { useLocale } from '../Locale.tsx'
import * as css from './Countdown.css.ts'
import { formatCountdown, isoDuration } from './formatCountdown.ts'

export interface CountdownProps {
  /** Milliseconds left, never shown below zero. Who renders it ticks. */
  remaining: number
  /** What ends, spoken: 'Tournament ends in'. */
  label?: string
  locale?: string
  className?: string
}

/** The time that is left, in figures that do not jump. */
export function Countdown({ remaining, label, locale, className }: CountdownProps) {
  const text = formatCountdown(remaining, useLocale(locale))
  return (
    <time
      role="timer"
      aria-label={label ? `${label} ${text}` : undefined}
      dateTime={isoDuration(remaining)}
      className={classNames(css.countdown, className)}
    >
      {text}
    </time>
  )
}
