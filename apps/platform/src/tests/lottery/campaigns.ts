import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  {
    setting: 'lottery',
    statuses: ['promoLottery'],
    gives: { lottery: ({ lottery }) => lottery?.prizes },
  },
]
