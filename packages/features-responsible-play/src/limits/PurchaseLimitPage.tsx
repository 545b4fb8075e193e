import { useT } from '@marquee/core'
import { StatusFrame } from '../StatusFrame.tsx'
import { LimitCard } from './LimitCard.tsx'

/** How much may be purchased (RP-03). */
export function PurchaseLimitPage() {
  const t = useT('responsible-play')
  return (
    <StatusFrame title={t('purchase.title')} lead={t('purchase.lead')}>
      {({ limits }) => (
        <LimitCard kind="purchase" icon="cart" title={t('purchase.card')} limits={limits} />
      )}
    </StatusFrame>
  )
}
