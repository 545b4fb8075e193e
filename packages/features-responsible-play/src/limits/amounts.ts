import type { LimitKind, LimitPeriod } from '@marquee/contract'

/** In what an amount of a limit is written. */
export type LimitUnit = 'dollars' | 'coins' | 'entries' | 'minutes' | 'hours'

/** Long times are set in hours. */
export const unitOf = (kind: LimitKind, period: LimitPeriod): LimitUnit => {
  if (kind === 'purchase') return 'dollars'
  if (kind === 'loss-coins') return 'coins'
  if (kind === 'loss-entries') return 'entries'
  return period === 'day' ? 'minutes' : 'hours'
}

/** How many of the contract's smallest units one of these is. */
const scale: Record<LimitUnit, number> = {
  dollars: 100,
  coins: 1,
  entries: 100,
  minutes: 1,
  hours: 60,
}
const hasCents = (unit: LimitUnit) => unit === 'dollars' || unit === 'entries'

/** The longest time that makes sense, in the unit's own count; null where there is none. */
export const mostOf = (unit: LimitUnit, period: LimitPeriod): number | null => {
  if (unit === 'minutes') return 1_440
  if (unit === 'hours') return period === 'week' ? 168 : 720
  return null
}

/**
 * What somebody typed, as an amount in the contract's smallest unit; null when it is none. Two
 * digits may follow a point or a comma where the unit has hundredths.
 */
export function parseAmount(text: string, unit: LimitUnit, period: LimitPeriod): number | null {
  const clean = text.trim().replace(/\s/g, '')
  const pattern = hasCents(unit) ? /^\d{1,7}([.,]\d{1,2})?$/ : /^\d{1,9}$/
  if (!pattern.test(clean)) return null
  const amount = Math.round(Number(clean.replace(',', '.')) * scale[unit])
  const most = mostOf(unit, period)
  if (most === null) return amount
  return amount >= scale[unit] && amount <= most * scale[unit] ? amount : null
}

/** An amount as its field shows it to be changed. */
export const fieldText = (amount: number | null, unit: LimitUnit): string =>
  amount === null ? '' : String(amount / scale[unit])
