import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  {
    setting: 'fortuneInvestment',
    keys: ['fortune-investment-packages-info'],
    statuses: ['fortuneInvestment'],
    gives: { 'fortune-investment': ({ fortuneInvestment }) => fortuneInvestment?.packages },
  },
]
