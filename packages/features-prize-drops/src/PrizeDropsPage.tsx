import { FeatureRoom } from '@marquee/feature-room'

/** `/prize-drops`: what prize drops are. */
export const PrizeDropsPage = () => (
  <FeatureRoom
    feature="prize-drops"
    icon="drop"
    steps={3}
    facts={{ cost: 'coins', pool: 'hourglass', odds: 'percent' }}
    isRunning={(info) => info.statusFeatures.prizeDrops.isActive}
  />
)
