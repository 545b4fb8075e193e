import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  {
    setting: 'moneyBox',
    keys: ['money-box-info'],
    gives: { 'money-box': ({ moneyBox }) => moneyBox && [moneyBox.minAmount, moneyBox.maxAmount] },
  },
]
