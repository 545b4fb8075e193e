import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  {
    setting: 'luckyDice',
    statuses: ['luckyDice'],
    gives: { 'lucky-dice': ({ luckyDice }) => luckyDice?.prizes },
  },
]
