import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  { setting: 'rankLeague', keys: ['rank-league-cashback', 'cashback'] },
]
