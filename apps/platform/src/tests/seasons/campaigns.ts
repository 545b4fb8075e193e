import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  {
    setting: 'season',
    keys: ['seasons-info'],
    gives: { season: ({ season }) => season?.sections },
  },
]
