import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  { setting: 'prizeDrops', keys: ['prize-drops-info'], statuses: ['prizeDrops'] },
]
