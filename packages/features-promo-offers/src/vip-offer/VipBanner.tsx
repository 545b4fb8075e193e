import { track, useApp, useLocaleCode, useModals, useTranslate } from '@marquee/core'
import { ActionCard, Button, Icon, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { Gives } from '../Gives.tsx'
import * as css from './VipBanner.css.ts'
import { texts } from './texts.ts'
import { vipQuery } from './vipQuery.ts'

/**
 * The VIP bundle on the lobby (BRAND-18): for players whose switch is on, until they bought it
 * (ROLE-06).
 */
export function VipBanner() {
  const locale = useLocaleCode()
  const translate = useTranslate()
  const modals = useModals()
  const { api } = useApp()
  const { data: offer } = useQuery(vipQuery(api))
  if (!offer) return null
  const { promoOfferBundleId, promoOfferId } = offer
  return (
    <ActionCard
      id="vip-banner"
      data-testid="vip-banner"
      title={translate(offer.title)}
      art={
        <span className={css.sign}>
          <Icon name="crown" size="xl" />
        </span>
      }
      artWidth="own"
      highlight
      trim
      actions={
        <Button
          data-testid="vip-show"
          onClick={() => {
            track('click_button', { button_name: 'vip_banner', location: 'lobby' })
            modals.open('promoOffer', { promoOfferBundleId, promoOfferId })
          }}
        >
          {texts.show[locale]}
        </Button>
      }
    >
      <Text tone="secondary">{texts.lead[locale]}</Text>
      <div className={css.gives}>
        <Gives gives={offer.gives} />
      </div>
    </ActionCard>
  )
}
