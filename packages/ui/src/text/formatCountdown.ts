import { numberFormat } from './numberFormat.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const two = (value: number) => String(value).padStart(2, '0')

/**
 * Writes the time that is left (ms): `2d 03:04:05` above a day, `03:04:05` below, `04:05` in the
 * last hour. A started second counts as whole, so that 0 shows only at the end; never negative.
 */
export function formatCountdown(remaining: number, locale: string): string {
  const left = Math.max(0, Math.ceil(remaining / second) * second)
  const days = Math.floor(left / day)
  const hours = Math.floor((left % day) / hour)
  const clock = `${two(Math.floor((left % hour) / minute))}:${two((left % minute) / second)}`
  if (left < hour) return clock
  if (!days) return `${two(hours)}:${clock}`
  const dayText = numberFormat(locale, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'narrow',
  }).format(days)
  return `${dayText} ${two(hours)}:${clock}`
}

/** The same as an ISO 8601 duration for `<time datetime>`. */
export const isoDuration = (remaining: number): string =>
  `PT${Math.max(0, Math.ceil(remaining / second))}S`
