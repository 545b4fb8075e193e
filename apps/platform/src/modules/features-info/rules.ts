import type { DailyLoginInfo, FeatureInfo } from '@marquee/contract'

const off = { isActive: false }

/**
 * Which features run (FEATURE-01). Those without a service of their own are inactive, and their keys
 * are absent from `featuresInfo`.
 */
export const featureInfo = (isGuest: boolean, dailyLogin: DailyLoginInfo): FeatureInfo => ({
  isGuest,
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
  featuresInfo: dailyLogin.isActive
    ? {
        'daily-login': {
          isActive: dailyLogin.isActive,
          isAvailable: dailyLogin.isAvailable,
          levels: dailyLogin.levels,
          activeLevel: dailyLogin.activeLevel,
          endDate: dailyLogin.endDate,
        },
      }
    : {},
  availableWheel: null,
  boosterWheel: null,
  extraWheel: null,
  adventureMap: null,
  currentOffer: null,
})
