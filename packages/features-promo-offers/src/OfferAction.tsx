import { Link, track, useHasRoute, useT } from '@marquee/core'
import { Button, Text } from '@marquee/ui'
import { usePrice } from './usePrice.ts'

interface Props {
  presetId: number
  /** US cents; left out where the figures stand elsewhere. */
  price?: number | undefined
  /** Where it stands, for analytics. */
  location: string
  onGo: () => void
}

/** The way to what is free, and only then to the cash desk with an offer (ROUTE-35). */
export function OfferAction({ presetId, price, location, onGo }: Props) {
  const t = useT('promo-offers')
  const words = usePrice()
  const hasRoute = useHasRoute()
  const go = (button_name: string) => () => {
    track('click_button', { button_name, location })
    onGo()
  }
  return (
    <>
      {hasRoute('/promotions') && (
        <Button
          wide
          variant="quiet"
          data-testid="promo-free"
          render={<Link to="/promotions" onClick={go('free_ways')} />}
        >
          {t('free.action')}
        </Button>
      )}
      <Button
        wide
        data-testid="promo-go"
        render={
          <Link
            to="/cash/deposit-by-money/$presetId/promoOffer/"
            params={{ presetId: String(presetId) }}
            onClick={go('promo_offer')}
          />
        }
      >
        {price === undefined ? t('go') : t('goFor', { price: words(price) })}
      </Button>
      <Text size="xs" tone="secondary" centred data-no-purchase>
        {t('free.note')}
      </Text>
    </>
  )
}
