import { FeatureRoom } from '@marquee/feature-room'

/** `/money-box`: what the box is. */
export const MoneyBoxPage = () => (
  <FeatureRoom
    feature="money-box"
    icon="money-box"
    steps={3}
    facts={{ cost: 'coins', keep: 'lock', amount: 'info' }}
    isRunning={(info) => info.featuresInfo['money-box-info'] !== undefined}
  />
)
