import { useIsGuest, useT } from '@marquee/core'
import { FeaturePage, PageSection } from '@marquee/feature-page'
import { Reels } from '../reels/Reels.tsx'
import { MiniSlotHall } from './MiniSlotHall.tsx'

/** `/mini-slot`: the player's machine with its levels and odds, and how it is played. */
export function MiniSlotPage() {
  const t = useT('mini-slot')
  const isGuest = useIsGuest()
  return (
    <FeaturePage
      feature="mini-slot"
      icon="sparkle"
      steps={3}
      facts={{ cost: 'coins', odds: 'percent', fair: 'dice' }}
      isRunning={(info) => info.statusFeatures.miniGameSlot?.isActive}
    >
      <PageSection title={t('yours')}>
        {isGuest ? <Reels reels={undefined} isSpinning={false} /> : <MiniSlotHall />}
      </PageSection>
    </FeaturePage>
  )
}
