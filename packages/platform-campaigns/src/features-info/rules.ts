import type { FeatureInfo } from '@marquee/contract'
import type { FeatureInfoPart } from '@marquee/platform-kernel/status'

/** What is said where no domain says otherwise: nothing runs. */
const nothing: Omit<FeatureInfo, 'isGuest'> = {
  statusFeatures: {
    extendedWheels: { isActive: false, isAvailableLootboxes: false },
    redeem: { status: 'inactive' },
  },
  featuresInfo: {},
  availableWheel: null,
  boosterWheel: null,
  extraWheel: null,
  adventureMap: null,
  currentOffer: null,
}

/**
 * Which features run (FEATURE-01), put together from what each domain says.
 *
 * @param options.statuses What of features is on or off as a whole: off where no domain says otherwise.
 */
export const featureInfo = (
  parts: readonly FeatureInfoPart[],
  { isGuest, statuses }: { isGuest: boolean; statuses: readonly string[] },
): FeatureInfo => ({
  isGuest,
  ...nothing,
  ...Object.assign({}, ...parts),
  statusFeatures: Object.assign(
    {
      ...Object.fromEntries(statuses.map((name) => [name, { isActive: false }])),
      ...nothing.statusFeatures,
    },
    ...parts.map(({ statusFeatures }) => statusFeatures),
  ),
  featuresInfo: Object.assign({}, ...parts.map(({ featuresInfo }) => featuresInfo)),
})
