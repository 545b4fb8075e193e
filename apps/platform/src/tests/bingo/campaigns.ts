import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  {
    setting: 'bingo',
    keys: ['bingo-info'],
    draws: { bingo: { table: ({ bingo }) => bingo?.outcomes } },
  },
]
