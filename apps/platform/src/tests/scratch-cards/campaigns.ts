import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  {
    setting: 'scratchCards',
    keys: ['scratch-card-lottery-info'],
    draws: {
      'scratch-cards': { table: ({ scratchCards }) => scratchCards?.outcomes },
      'cosmic-boxes': { table: ({ scratchCards }) => scratchCards?.boxes.outcomes },
    },
  },
]
