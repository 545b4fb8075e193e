import { FeatureRoom } from '@marquee/feature-room'

/** `/tournaments`: what a tournament is; none is announced by the platform yet. */
export const TournamentsPage = () => (
  <FeatureRoom
    feature="tournaments"
    icon="trophy"
    steps={3}
    facts={{ cost: 'coins', place: 'medal', fair: 'shield' }}
  />
)
