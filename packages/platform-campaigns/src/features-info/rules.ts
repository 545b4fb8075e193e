import type { FeatureInfo } from '@marquee/contract'
import type { FeatureInfoPart } from '@marquee/platform-kernel/status'

const off = { isActive: false }

/** What is said where no domain says otherwise: nothing runs. */
const nothing: Omit<FeatureInfo, 'isGuest'> = {
  statusFeatures: {
    luckyDice: off,
    miniGameSlot: off,
    depositStreak: off,
    dailyChests: off,
    prizeDrops: off,
    promoLottery: off,
    depositStreakChooseBoost: off,
    fortuneInvestment: off,
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

/** Which features run (FEATURE-01), put together from what each domain says. */
export const featureInfo = (
  parts: readonly FeatureInfoPart[],
  { isGuest }: { isGuest: boolean },
): FeatureInfo => ({
  isGuest,
  ...nothing,
  ...Object.assign({}, ...parts),
  statusFeatures: Object.assign(
    { ...nothing.statusFeatures },
    ...parts.map(({ statusFeatures }) => statusFeatures),
  ),
  featuresInfo: Object.assign({}, ...parts.map(({ featuresInfo }) => featuresInfo)),
})
