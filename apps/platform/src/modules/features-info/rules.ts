import type { DailyLoginInfo, FeatureInfo } from '@marquee/contract'

const off = { isActive: false }

export interface FeatureFacts {
  isGuest: boolean
  dailyLogin: DailyLoginInfo
  extendedWheels: FeatureInfo['statusFeatures']['extendedWheels']
  /** Null where it does not run. */
  depositStreak: { depositStreakSkin: string } | null
}

/**
 * Which features run (FEATURE-01). Those without a service of their own are inactive, and their keys
 * are absent from `featuresInfo`.
 */
export const featureInfo = ({
  isGuest,
  dailyLogin,
  extendedWheels,
  depositStreak,
}: FeatureFacts): FeatureInfo => ({
  isGuest,
  statusFeatures: {
    luckyDice: off,
    miniGameSlot: off,
    depositStreak: { isActive: depositStreak !== null },
    dailyChests: off,
    prizeDrops: off,
    promoLottery: off,
    depositStreakChooseBoost: off,
    fortuneInvestment: off,
    extendedWheels,
    redeem: { status: 'inactive' },
  },
  featuresInfo: {
    ...(dailyLogin.isActive && {
      'daily-login': {
        isActive: dailyLogin.isActive,
        isAvailable: dailyLogin.isAvailable,
        levels: dailyLogin.levels,
        activeLevel: dailyLogin.activeLevel,
        endDate: dailyLogin.endDate,
      },
    }),
    ...(depositStreak && { 'deposit-streak-info': depositStreak }),
  },
  availableWheel: null,
  boosterWheel: null,
  extraWheel: null,
  adventureMap: null,
  currentOffer: null,
})
