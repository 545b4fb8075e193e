import { useIsGuest, useT } from '@marquee/core'
import { FeaturePage, PageSection } from '@marquee/feature-page'
import { BoxDesk } from './BoxDesk.tsx'

/** `/cosmic-boxes`: the player's boxes, and how keys come (ROUTE-24). */
export function CosmicBoxesPage() {
  const t = useT('cosmic-boxes')
  const isGuest = useIsGuest()
  return (
    <FeaturePage
      feature="cosmic-boxes"
      icon="sparkle"
      steps={3}
      facts={{ cost: 'coins', odds: 'percent', time: 'hourglass' }}
      isRunning={(info, player) =>
        info.featuresInfo['scratch-card-lottery-info'] !== undefined && (player?.magicBox ?? true)
      }
    >
      {!isGuest && (
        <PageSection title={t('yours')}>
          <BoxDesk />
        </PageSection>
      )}
    </FeaturePage>
  )
}
