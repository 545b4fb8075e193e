import type { FeatureCampaign } from '../../testing/campaigns.ts'

export const campaigns: readonly FeatureCampaign[] = [{ setting: 'quest', keys: ['quest-info'] }]
