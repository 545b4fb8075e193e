import { useIsGuest, useT } from '@marquee/core'
import { FeaturePage, PageSection } from '@marquee/feature-page'
import { GuestBox } from './GuestBox.tsx'
import { MoneyBoxHall } from './MoneyBoxHall.tsx'

/** `/money-box`: the player's box, or a sample for a guest, what fills it, and how it is broken. */
export function MoneyBoxPage() {
  const t = useT('money-box')
  const isGuest = useIsGuest()
  return (
    <FeaturePage
      feature="money-box"
      icon="money-box"
      steps={3}
      facts={{ cost: 'coins', keep: 'lock', amount: 'info' }}
      isRunning={(info) => info.featuresInfo['money-box-info'] !== undefined}
    >
      <PageSection title={t(isGuest ? 'guest.title' : 'yours')}>
        {isGuest ? <GuestBox /> : <MoneyBoxHall />}
      </PageSection>
    </FeaturePage>
  )
}
