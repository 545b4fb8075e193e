import { numberFormat } from './numberFormat.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
] as const

/** From here on seconds count. */
const lastMinutes = 10 * minute

/**
 * Writes the time that is left (ms) in its two largest units: `2d 3h`, `2h 15m`, `42m`, and with
 * seconds only in the last ten minutes: `4m 05s`, `45s`. A started minute, and later a started second,
 * counts as whole, so that 0 shows only at the end; never negative.
 * @param display `long` for words that are spoken: '2 hours 15 minutes'.
 */
export function formatCountdown(
  remaining: number,
  locale: string,
  display: 'narrow' | 'long' = 'narrow',
): string {
  const step = remaining > lastMinutes ? minute : second
  const left = Math.max(0, Math.ceil(remaining / step) * step)
  const first = units.findIndex(([, size]) => left >= size)
  const shown = first < 0 ? units.slice(-1) : units.slice(first, first + 2)
  return shown
    .map(([unit, size], index) => {
      const value = Math.floor((index ? left % (shown[0]?.[1] ?? left) : left) / size)
      // Nothing more than whole hours or days; seconds keep their place.
      if (index && !value && step === minute) return ''
      return numberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: display,
        ...(index && unit === 'second' && display === 'narrow' && { minimumIntegerDigits: 2 }),
      }).format(value)
    })
    .join(' ')
    .trim()
}

/** The same as an ISO 8601 duration for `<time datetime>`. */
export const isoDuration = (remaining: number): string =>
  `PT${Math.max(0, Math.ceil(remaining / second))}S`
