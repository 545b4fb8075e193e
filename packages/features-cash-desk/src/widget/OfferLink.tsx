import { Link, type LinkProps } from '@marquee/core'

/** The way to an offer of the player's own (ROUTE-35). */
export function OfferLink({ presetId, ...rest }: Omit<LinkProps, 'to'> & { presetId: number }) {
  return (
    <Link
      {...rest}
      to={`/cash/deposit-by-money/${presetId}/promoOffer/`}
      search={{ 'outside-promo-offer': 'true' }}
    />
  )
}
