import type { DailyLoginInfo, FeatureInfo } from '@marquee/contract'
import type { WaitingWheels } from './waitingWheels.ts'

const off = { isActive: false }

export interface FeatureFacts {
  isGuest: boolean
  dailyLogin: DailyLoginInfo
  extendedWheels: FeatureInfo['statusFeatures']['extendedWheels']
  waiting: WaitingWheels
  /** Null where it does not run. */
  depositStreak: { depositStreakSkin: string } | null
  /** Null while none runs. */
  quest: { type: string; title: { en: string; es: string }; endDate: number } | null
  /** Null while it does not run. */
  bingo: { endDate: number } | null
  /** Winnings can be redeemed by whoever is there; the page also asks for the mode (CASH-08). */
  canRedeem: boolean
}

/**
 * Which features run (FEATURE-01). Those without a service of their own are inactive, and their keys
 * are absent from `featuresInfo`.
 */
export const featureInfo = ({
  isGuest,
  dailyLogin,
  extendedWheels,
  waiting,
  depositStreak,
  quest,
  bingo,
  canRedeem,
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
    redeem: { status: canRedeem ? 'active' : 'inactive' },
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
    ...(quest && { 'quest-info': quest }),
    ...(bingo && { 'bingo-info': bingo }),
  },
  ...waiting,
  adventureMap: null,
  currentOffer: null,
})
