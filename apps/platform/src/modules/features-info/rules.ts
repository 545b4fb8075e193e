import type {
  Cashback,
  DailyLoginInfo,
  FeatureInfo,
  Funmachine,
  Funmeter,
  MoneyBox,
} from '@marquee/contract'
import type { FortuneTeaser } from '../fortune-investment/status.ts'
import type { SeasonTeaser } from '../seasons/service.ts'
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
  /** Null where there is none; a guest sees what one holds. */
  moneyBox: Pick<MoneyBox, 'minAmount' | 'maxAmount'> | null
  /** Null for a brand without a league. */
  rankLeague: { sections: number; levels: number } | null
  cashback: Pick<Cashback, 'status' | 'currentReward'> | null
  /** Null while none runs. */
  season: SeasonTeaser | null
  /** Null where it does not run. */
  miniSlot: { level: number; spinsLeft: number } | null
  /** The lottery of scratch cards; null while none runs. */
  scratchCards: { finishedAt: number } | null
  /** Null while they are off. */
  prizeDrops: { dailyPrizePool: number; highestPrizePerDay: number; finishedAt: number } | null
  /** Null while none runs for whoever is there (LOTTERY-02). */
  lottery: { finishedAt: number } | null
  /** Null where no coins can be set aside, and none are (INVEST-01). */
  fortune: FortuneTeaser | null
  /** Null where there is none, and during a break (INVEST-02). */
  funmachine: Funmachine | null
  /** The same of the meter (INVEST-03). */
  funmeter: Funmeter | null
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
  moneyBox,
  rankLeague,
  cashback,
  season,
  miniSlot,
  scratchCards,
  prizeDrops,
  lottery,
  fortune,
  funmachine,
  funmeter,
  canRedeem,
}: FeatureFacts): FeatureInfo => ({
  isGuest,
  statusFeatures: {
    luckyDice: off,
    miniGameSlot: { isActive: miniSlot !== null },
    depositStreak: { isActive: depositStreak !== null },
    dailyChests: off,
    prizeDrops: { isActive: prizeDrops !== null },
    promoLottery: { isActive: lottery !== null },
    depositStreakChooseBoost: off,
    fortuneInvestment: { isActive: fortune !== null },
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
    ...(moneyBox && { 'money-box-info': moneyBox }),
    ...(rankLeague && { 'rank-league-cashback': rankLeague }),
    ...(cashback && { cashback }),
    ...(miniSlot && { 'mini-game-slot-info': miniSlot }),
    ...(season && { 'seasons-info': { ...season } }),
    ...(scratchCards && { 'scratch-card-lottery-info': scratchCards }),
    ...(prizeDrops && { 'prize-drops-info': prizeDrops }),
    ...(fortune && { 'fortune-investment-packages-info': { packages: fortune.packages } }),
    ...(fortune?.chosen && { 'fortune-investment-chosen-package-info': fortune.chosen }),
    ...(funmachine && { funmachine }),
    ...(funmeter && { 'funmeter-info': funmeter }),
  },
  ...waiting,
  adventureMap: season && { id: season.id, endDate: season.endDate },
  currentOffer: null,
})
