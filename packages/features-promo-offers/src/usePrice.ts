import { formatMoney, useLocale } from '@marquee/ui'

/** A price in US cents as the reader writes it. */
export function usePrice(): (cents: number) => string {
  const locale = useLocale()
  return (cents) => formatMoney(cents, 'USD', { locale })
}
