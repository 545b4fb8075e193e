import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  {
    setting: 'funmachine',
    keys: ['funmachine'],
    draws: { funmachine: { table: ({ funmachine }) => funmachine?.outcomes } },
  },
  { setting: 'funmeter', keys: ['funmeter-info'] },
]
