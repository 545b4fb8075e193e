import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [
  {
    setting: 'depositStreak',
    keys: ['deposit-streak-info'],
    statuses: ['depositStreak', 'depositStreakChooseBoost'],
    draws: { 'deposit-streak': { table: ({ depositStreak }) => depositStreak?.sectors } },
  },
]
