import type { CashPackage, HomePackage, OfferType } from '@marquee/contract'
import { allOnSale, type CashSettings, type PackageSettings } from './settings.ts'

/** What a player has been given and done, as far as it decides what they can buy. */
export interface Buyer {
  /** Purchases that are complete. */
  purchases: number
  /** A first purchase waits to be paid. */
  firstIsWaiting: boolean
  /** Open offers of the player's own, with their ends in epoch ms. */
  offers: { presetId: number; endsAt: number }[]
  /** What features put on sale for them, such as bundles; null where it does not end. */
  offered: { presetId: number; endsAt: number | null }[]
}

const asPackage = (
  { coins, entries, presetId, title, price, size }: PackageSettings,
  offerType: OfferType,
  finishedAt: number | null = null,
): CashPackage => ({
  presetId,
  offerType,
  title,
  price,
  gives: { coins, entries },
  size,
  finishedAt,
})

/** What everybody can buy, the smallest first, as the home page tells of it (HOME-02). */
export const homePackagesOf = ({ packages }: Pick<CashSettings, 'packages'>): HomePackage[] =>
  packages
    .map(({ presetId, title, price, coins, entries }) => ({
      presetId,
      title,
      price,
      gives: { coins, entries },
    }))
    .toSorted((one, other) => one.price - other.price)

/**
 * What a player can buy: their own offers, the first purchase once, what is always there, and at last
 * what features have open for them, which have places of their own.
 */
export function packagesFor(settings: CashSettings, buyer: Buyer): CashPackage[] {
  const { packages, firstPurchase } = settings
  const isFirst = buyer.purchases === 0 && !buyer.firstIsWaiting
  const offered = (list: Buyer['offered']) =>
    allOnSale(settings).flatMap((offer) => {
      const given = list.find(({ presetId }) => presetId === offer.presetId)
      return given ? [asPackage(offer, 'promoOffer', given.endsAt)] : []
    })
  return [
    ...offered(buyer.offers),
    ...(firstPurchase && isFirst ? [asPackage(firstPurchase, 'firstPurchase')] : []),
    ...packages.map((one) => asPackage(one, 'package')),
    ...offered(buyer.offered),
  ]
}
