import { numberFormat } from '@marquee/ui'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

type Unit = 'day' | 'hour' | 'minute' | 'second'

/**
 * Writes what remains until a card or the end of the run (ms): days, hours and minutes above a day
 * (SCRATCH-06), hours, minutes and seconds otherwise (SCRATCH-07). A started second counts as whole;
 * never below zero.
 */
export function formatDuration(remaining: number, locale: string): string {
  const left = Math.max(0, Math.ceil(remaining / second) * second)
  const parts: [Unit, number][] =
    left > day
      ? [
          ['day', Math.floor(left / day)],
          ['hour', Math.floor((left % day) / hour)],
          ['minute', Math.floor((left % hour) / minute)],
        ]
      : [
          ['hour', Math.floor(left / hour)],
          ['minute', Math.floor((left % hour) / minute)],
          ['second', Math.floor((left % minute) / second)],
        ]
  return parts
    .map(([unit, value]) =>
      numberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(value),
    )
    .join(' ')
}
