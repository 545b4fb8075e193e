import { FeatureRoom } from '@marquee/feature-room'

/** `/wheel-of-wins`: what the wheel is. */
export const WheelOfWinsPage = () => (
  <FeatureRoom
    feature="wheels"
    icon="wheel"
    steps={3}
    facts={{ cost: 'coins', odds: 'percent', fair: 'dice' }}
    isRunning={(info) => info.statusFeatures.extendedWheels.isActive}
  />
)
