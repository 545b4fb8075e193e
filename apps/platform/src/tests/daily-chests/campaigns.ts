import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  {
    setting: 'dailyChests',
    statuses: ['dailyChests'],
    draws: { 'daily-chests': { table: ({ dailyChests }) => dailyChests?.outcomes } },
  },
]
