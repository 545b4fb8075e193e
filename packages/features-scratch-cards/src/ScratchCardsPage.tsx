import { FeatureRoom } from '@marquee/feature-room'

/** `/scratch-cards`: what the cards are. */
export const ScratchCardsPage = () => (
  <FeatureRoom
    feature="scratch-cards"
    icon="scratch"
    steps={3}
    facts={{ cost: 'coins', odds: 'percent', time: 'hourglass' }}
    isRunning={(info) => info.featuresInfo['scratch-card-lottery-info'] !== undefined}
  />
)
