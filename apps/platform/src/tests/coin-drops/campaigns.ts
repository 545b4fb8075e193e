import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  {
    setting: 'coinDrops',
    draws: { 'coin-drops': { table: ({ coinDrops }) => coinDrops?.outcomes } },
  },
]
