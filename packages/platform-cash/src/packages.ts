import type { CashPackage, OfferType } from '@marquee/contract'
import type { CashSettings, PackageSettings } from './settings.ts'

/** What a player has been given and done, as far as it decides what they can buy. */
export interface Buyer {
  /** Purchases that are complete. */
  purchases: number
  /** A first purchase waits to be paid. */
  firstIsWaiting: boolean
  /** Open offers of the player's own, with their ends in epoch ms. */
  offers: { presetId: number; endsAt: number }[]
  /** What bundles have open for them; null where it does not end. */
  bundled?: { presetId: number; endsAt: number | null }[]
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

/**
 * What a player can buy: their own offers, the first purchase once, what is always there, and at last
 * what bundles have open, which have a place of their own.
 */
export function packagesFor(settings: CashSettings, buyer: Buyer): CashPackage[] {
  const { packages, firstPurchase, promoOffers } = settings
  const isFirst = buyer.purchases === 0 && !buyer.firstIsWaiting
  const offered = (list: NonNullable<Buyer['bundled']>) =>
    promoOffers.flatMap((offer) => {
      const given = list.find(({ presetId }) => presetId === offer.presetId)
      return given ? [asPackage(offer, 'promoOffer', given.endsAt)] : []
    })
  return [
    ...offered(buyer.offers),
    ...(firstPurchase && isFirst ? [asPackage(firstPurchase, 'firstPurchase')] : []),
    ...packages.map((one) => asPackage(one, 'package')),
    ...offered(buyer.bundled ?? []),
  ]
}
