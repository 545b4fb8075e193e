import { FeatureRoom } from '@marquee/feature-room'

/** `/coin-drops`: what a coin drop is; the platform announces none yet. */
export const CoinDropsPage = () => (
  <FeatureRoom
    feature="coin-drops"
    icon="coins"
    steps={3}
    facts={{ cost: 'coins', when: 'clock', fair: 'percent' }}
  />
)
