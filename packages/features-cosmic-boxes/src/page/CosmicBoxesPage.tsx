import { useIsGuest, useT } from '@marquee/core'
import { FeatureRoom, RoomSection } from '@marquee/feature-page'
import { BoxDesk } from './BoxDesk.tsx'

/** `/cosmic-boxes`: the player's boxes, and how keys come (ROUTE-24). */
export function CosmicBoxesPage() {
  const t = useT('cosmic-boxes')
  const isGuest = useIsGuest()
  return (
    <FeatureRoom
      feature="cosmic-boxes"
      icon="sparkle"
      steps={3}
      facts={{ cost: 'coins', odds: 'percent', time: 'hourglass' }}
      isRunning={(info, player) =>
        info.featuresInfo['scratch-card-lottery-info'] !== undefined && (player?.magicBox ?? true)
      }
    >
      {!isGuest && (
        <RoomSection title={t('yours')}>
          <BoxDesk />
        </RoomSection>
      )}
    </FeatureRoom>
  )
}
