import { formatMoney, useLocale } from '@marquee/ui'

/** Prices, and what a package gives, as the reader writes them. */
export function useAmounts() {
  const locale = useLocale()
  const as = (unit: string) => (amount: number) => formatMoney(amount, unit, { locale })
  return {
    price: as('USD'),
    coins: as('coins'),
    entries: as('entries'),
    winnings: as('winnings'),
  }
}
