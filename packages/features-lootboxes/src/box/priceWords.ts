import { useNumberFormat } from '@marquee/ui'

/** A price in US cents as the reader writes it. */
export function usePriceWords(): (cents: number) => string {
  const format = useNumberFormat({ style: 'currency', currency: 'USD' })
  return (cents) => format.format(cents / 100)
}
