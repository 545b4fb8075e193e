import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { besideTests } from './besideTests.ts'

interface Weighted {
  prize: { coins: number; entries: number }
  weight: number
}

/** What a campaign is to players of a brand, in `campaigns.ts` beside the tests of its feature. */
export interface FeatureCampaign {
  /** Where a brand's settings hold it. */
  setting: keyof BrandSettings
  /** What it brings into the look at every feature (FEATURE-01): keys, and statuses that turn active. */
  keys?: readonly string[]
  statuses?: readonly string[]
  /** What a brand draws from, by the promotion that stands for it. */
  draws?: Record<
    string,
    {
      table: (brand: BrandSettings) => readonly Weighted[] | undefined
      /** On top of what the others give: it need not bring about as much with every brand. */
      isExtra?: boolean
    }
  >
  /** What else a brand gives, without a draw or by chances that are nobody's choice. */
  gives?: Record<string, (brand: BrandSettings) => unknown>
}

/** Of every feature that says so. */
export const featureCampaigns: readonly FeatureCampaign[] = (
  await besideTests<{ campaigns: readonly FeatureCampaign[] }>('campaigns.ts')
).flatMap(({ campaigns }) => campaigns)
