import type { FeatureInfo, Promotion } from '@marquee/contract'
import { makePromotion, type TestAppOptions } from '@marquee/core/testing'

/** A platform on which none of the features runs. */
export const makeFeatureInfo = (overrides: Partial<FeatureInfo> = {}): FeatureInfo => ({
  isGuest: true,
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
  ...overrides,
})

/** What the query cache of a feature page holds. */
export const makePageData = ({
  info = makeFeatureInfo(),
  promotions = [makePromotion()],
}: { info?: FeatureInfo; promotions?: Promotion[] } = {}): NonNullable<TestAppOptions['data']> => [
  [['features-info'], info],
  [['pages', 'promotions'], promotions],
]
