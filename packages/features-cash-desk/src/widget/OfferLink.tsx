import { Link, type LinkOptions } from '@marquee/core'

/** The way to an offer of the player's own (ROUTE-35). */
export function OfferLink({ presetId, ...rest }: LinkOptions & { presetId: number }) {
  return (
    <Link
      {...rest}
      to="/cash/deposit-by-money/$presetId/promoOffer/"
      params={{ presetId: String(presetId) }}
      search={{ 'outside-promo-offer': 'true' }}
    />
  )
}
