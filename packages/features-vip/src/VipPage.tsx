import { FeatureRoom } from '@marquee/feature-room'

/** `/vip`: what the club is. */
export const VipPage = () => (
  <FeatureRoom
    feature="vip"
    icon="crown"
    steps={3}
    facts={{ cost: 'coins', stay: 'shield', break: 'pause' }}
    isRunning={(info, player) =>
      Boolean(player?.rankLeague) || info.featuresInfo['rank-league-cashback'] !== undefined
    }
  />
)
