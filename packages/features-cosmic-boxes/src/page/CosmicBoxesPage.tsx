import { useIsGuest, useT } from '@marquee/core'
import { FeaturePage, PageSection } from '@marquee/feature-page'
import { BoxDesk } from './BoxDesk.tsx'
import { GuestSky } from './GuestSky.tsx'

/** `/cosmic-boxes`: the player's boxes, or closed ones for a guest, and how keys come (ROUTE-24). */
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
      <PageSection title={t(isGuest ? 'guest.title' : 'yours')}>
        {isGuest ? <GuestSky /> : <BoxDesk />}
      </PageSection>
    </FeaturePage>
  )
}
