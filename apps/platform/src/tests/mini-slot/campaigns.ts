import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  {
    setting: 'miniSlot',
    keys: ['mini-game-slot-info'],
    statuses: ['miniGameSlot'],
    draws: { 'mini-slot': { table: ({ miniSlot }) => miniSlot?.levels[0]?.outcomes } },
  },
]
