import type { CashPackage } from '@marquee/contract'

type Priced = Pick<CashPackage, 'offerType' | 'price' | 'gives'>

/**
 * What an offer takes off, in US cents: what its coins cost in the packages that everybody can buy for
 * no more money, less its own price. Nothing for those packages themselves.
 */
export function discountOf({ offerType, price, gives }: Priced, onSale: readonly Priced[]): number {
  if (offerType === 'package') return 0
  const rates = onSale
    .filter((one) => one.offerType === 'package' && one.price <= price)
    .map((one) => one.gives.coins / one.price)
  if (!rates.length) return 0
  return Math.max(0, Math.round(gives.coins / Math.max(...rates)) - price)
}
