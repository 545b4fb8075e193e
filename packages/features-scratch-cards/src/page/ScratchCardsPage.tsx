import { useIsGuest, useT } from '@marquee/core'
import { FeaturePage, PageSection } from '@marquee/feature-page'
import { GuestDesk } from './GuestDesk.tsx'
import { ScratchDesk } from './ScratchDesk.tsx'

/** `/scratch-cards`: the player's cards, or a card and its odds for a guest, and how they come (ROUTE-22). */
export function ScratchCardsPage() {
  const t = useT('scratch-cards')
  const isGuest = useIsGuest()
  return (
    <FeaturePage
      feature="scratch-cards"
      icon="scratch"
      steps={3}
      facts={{ cost: 'coins', odds: 'percent', time: 'hourglass' }}
      isRunning={(info, player) =>
        info.featuresInfo['scratch-card-lottery-info'] !== undefined &&
        (player?.scratchCardLottery ?? true)
      }
    >
      <PageSection title={t(isGuest ? 'guest.title' : 'yours')}>
        {isGuest ? <GuestDesk /> : <ScratchDesk />}
      </PageSection>
    </FeaturePage>
  )
}
