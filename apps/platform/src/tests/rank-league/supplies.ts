import { gift, type Supplies } from '@marquee/conformance/supplies'

export const supplies: Supplies = {
  'rankLeague.claimReward': gift('/sandbox/rank-league', { experience: 50_000 }),
  'rankLeague.payCashback': gift('/sandbox/rank-league', {
    lastWeek: { staked: 1_000_000, won: 0 },
  }),
}
