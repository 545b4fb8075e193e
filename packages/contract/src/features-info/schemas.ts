import { z } from 'zod'
import { instant, json, minor } from '../common.ts'
import { dailyLoginInfo } from '../daily-login/schemas.ts'
import { depositStreakSkin } from '../deposit-streak/schemas.ts'
import type { CallContract } from '../endpoint.ts'
import { chosenPackage, funmachine, funmeter, investmentPackage } from '../fortune/schemas.ts'
import { miniSlot } from '../mini-slot/schemas.ts'
import { moneyBox } from '../money-box/schemas.ts'
import { questSummary } from '../quests/schemas.ts'
import { cashback } from '../rank-league/schemas.ts'
import { season } from '../seasons/schemas.ts'
import { wheel } from '../wheels/schemas.ts'

const status = z.object({ isActive: z.boolean() })

/** What an entry shows of a wheel whose spin waits; CALL-65 has the rest. */
const waitingWheel = wheel.pick({
  wheelId: true,
  type: true,
  title: true,
  enableToDate: true,
  minDeposit: true,
})
export type WaitingWheel = z.infer<typeof waitingWheel>

/** What entries show of features, by the keys of the specification; it leaves the shapes to us. */
const featureSummaries = z.object({
  'deposit-streak-info': z.object({ depositStreakSkin }),
  /** Nothing is told of it here: CALL-38 has the groups. */
  'deposit-streak-group-info': json,
  'scratch-card-lottery-info': z.object({ finishedAt: instant }),
  /** A guest sees what a box holds, a player how full their own is. */
  'money-box-info': moneyBox
    .pick({ minAmount: true, maxAmount: true })
    .extend(moneyBox.pick({ status: true, moneyBoxAmount: true, isReady: true }).partial().shape),
  'quest-info': questSummary,
  'seasons-info': season
    .pick({ id: true, slug: true, skin: true, title: true })
    .extend({ endDate: instant }),
  'rank-league-cashback': z.object({
    sections: z.int().nonnegative(),
    levels: z.int().nonnegative(),
  }),
  funmachine,
  'bingo-info': z.object({ endDate: instant }),
  cashback: cashback.pick({ status: true, currentReward: true }),
  'daily-login': dailyLoginInfo.pick({
    isActive: true,
    isAvailable: true,
    levels: true,
    activeLevel: true,
    endDate: true,
  }),
  'fortune-investment-packages-info': z.object({ packages: z.array(investmentPackage) }),
  'fortune-investment-chosen-package-info': chosenPackage,
  'funmeter-info': funmeter,
  'mini-game-slot-info': miniSlot.pick({ level: true, spinsLeft: true }),
  /** Nothing is told of it here: the referral's own call has it. */
  'player-referral-info': json,
  'prize-drops-info': z.object({
    dailyPrizePool: minor,
    highestPrizePerDay: minor,
    finishedAt: instant,
  }),
})

/** FEATURE-01. An absent key of `featuresInfo` is a feature that the brand or player does not have. */
export const featureInfo = z.object({
  isGuest: z.boolean(),
  statusFeatures: z.object({
    luckyDice: status,
    miniGameSlot: status,
    depositStreak: status,
    dailyChests: status,
    prizeDrops: status,
    promoLottery: status,
    depositStreakChooseBoost: status,
    fortuneInvestment: status,
    extendedWheels: z.object({ isActive: z.boolean(), isAvailableLootboxes: z.boolean() }),
    redeem: z.object({ status: z.enum(['active', 'inactive']) }),
  }),
  featuresInfo: featureSummaries.partial(),
  /** The wheel whose spin waits for the player now; boxes and the two below are not among them. */
  availableWheel: waitingWheel.nullable(),
  /** Null where there is no booster wheel; `wheels` is null while no spin of it waits. */
  boosterWheel: z.object({ wheels: z.object({ id: z.int() }).nullable() }).nullable(),
  /** The same of the extra wheel. */
  extraWheel: waitingWheel.nullable(),
  /** The map of the season that runs. */
  adventureMap: z.object({ id: z.int(), endDate: instant }).nullable(),
  currentOffer: z.object({ badgeLabel: z.string() }).nullable(),
})
export type FeatureInfo = z.infer<typeof featureInfo>

export const featuresInfoContract = {
  info: {
    summary: 'Which features run now for whoever is there, with what their entries show.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-26', 'FEATURE-01'],
    query: z.object({
      invited_by: z.string().max(40).optional(),
      useOptimizedGames: z.literal('1').optional(),
    }),
    response: z.object({ success: z.literal(true), data: featureInfo }),
  },
} satisfies Record<string, CallContract>
