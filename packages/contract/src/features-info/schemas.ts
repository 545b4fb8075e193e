import { z } from 'zod'
import type { CallContract } from '../endpoint.ts'
import { wheel } from '../wheels/schemas.ts'

const status = z.object({ isActive: z.boolean() })

/** The keys of `featuresInfo` (FEATURE-01). */
export const featureInfoKeys = [
  'deposit-streak-info',
  'deposit-streak-group-info',
  'scratch-card-lottery-info',
  'money-box-info',
  'quest-info',
  'seasons-info',
  'rank-league-cashback',
  'funmachine',
  'bingo-info',
  'cashback',
  'daily-login',
  'fortune-investment-packages-info',
  'fortune-investment-chosen-package-info',
  'funmeter-info',
  'mini-game-slot-info',
  'player-referral-info',
  'prize-drops-info',
] as const

/** What an entry shows of a wheel whose spin waits; CALL-65 has the rest. */
const waitingWheel = wheel.pick({
  wheelId: true,
  type: true,
  title: true,
  enableToDate: true,
  minDeposit: true,
})
export type WaitingWheel = z.infer<typeof waitingWheel>

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
  featuresInfo: z.partialRecord(z.enum(featureInfoKeys), z.json()),
  /** The wheel whose spin waits for the player now; boxes and the two below are not among them. */
  availableWheel: waitingWheel.nullable(),
  /** Null where there is no booster wheel; `wheels` is null while no spin of it waits. */
  boosterWheel: z.object({ wheels: z.object({ id: z.int() }).nullable() }).nullable(),
  /** The same of the extra wheel. */
  extraWheel: waitingWheel.nullable(),
  adventureMap: z.json().nullable(),
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
