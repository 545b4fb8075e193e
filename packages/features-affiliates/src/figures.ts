import { useDateFormat } from '@marquee/core'
import { formatMoney, numberFormat, useLocale } from '@marquee/ui'
import type { AffiliateFigures } from './contract/schemas.ts'

export type FigureName = keyof AffiliateFigures

/** In the order in which they stand everywhere. */
export const figureNames: FigureName[] = [
  'visits',
  'signUps',
  'firstPurchases',
  'purchases',
  'purchased',
  'earned',
]

const sums = new Set<FigureName>(['purchased', 'earned'])

/** Writes a figure as the reader does: sums in dollars, counts as such. */
export function useFigure(): (name: FigureName, value: number) => string {
  const locale = useLocale()
  const count = numberFormat(locale)
  return (name, value) =>
    sums.has(name) ? formatMoney(value, 'USD', { locale }) : count.format(value)
}

/** Writes a day of UTC, the same for everybody. */
export function useDay(dateStyle: 'medium' | 'long' = 'medium'): (day: string) => string {
  const format = useDateFormat({ dateStyle, timeZone: 'UTC' })
  return (day) => format(Date.parse(day))
}
