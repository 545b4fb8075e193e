import type { FeatureCampaign } from '../../testing/campaigns.ts'

type Brand = Parameters<NonNullable<FeatureCampaign['draws']>[string]['table']>[0]

const sectorsOf = (kind: string) => (brand: Brand) =>
  brand.wheels.find(({ type }) => type === kind)?.sectors

export const campaigns: readonly FeatureCampaign[] = [
  {
    setting: 'wheels',
    draws: {
      'daily-wheel': { table: sectorsOf('daily') },
      'free-lootbox': { table: sectorsOf('freeLootbox'), isExtra: true },
      'premium-lootbox': { table: sectorsOf('premiumLootbox'), isExtra: true },
    },
    // All wheels of a brand, whose page it names.
    gives: { wheels: ({ wheels }) => wheels.map(({ sectors }) => sectors) },
  },
]
