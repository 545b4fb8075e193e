import { FeatureRoom } from '@marquee/feature-room'

/** `/cosmic-boxes`: what the boxes are. */
export const CosmicBoxesPage = () => (
  <FeatureRoom
    feature="cosmic-boxes"
    icon="sparkle"
    steps={3}
    facts={{ cost: 'coins', odds: 'percent', time: 'hourglass' }}
    isRunning={(_info, player) => Boolean(player?.magicBox)}
  />
)
