import { z } from 'zod'
import {
  data,
  id,
  instant,
  json,
  minor,
  outcome,
  prize,
  translatable,
} from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** Default number of deposits in a streak (STREAK-03). */
export const depositStreakDeposits = 8

/** What a streak looks like. */
export const depositStreakSkin = z.enum([
  'neutral_wheel_of_wins',
  'skin_wheel_of_wins',
  'prize_vault',
  'skin_prize_vault',
])

/** Two tables, of which the player chooses the one that the prize is drawn from. */
export const streakBoost = z.object({
  /** The id of the table that would be drawn from now. It stays chosen until another one is. */
  chosen: z.int().positive(),
  options: z.array(
    z.object({ id: z.int().positive(), title: translatable, sectors: z.array(outcome) }),
  ),
})
export type StreakBoost = z.infer<typeof streakBoost>

/** STREAK-01. */
export const depositStreak = z.object({
  currentCountDeposit: z.int().nonnegative(),
  maxNumberOfDeposit: z.int().default(depositStreakDeposits),
  /** Until the count falls back to 0 unless something is bought; null while it does not. */
  secondsToResetStreakCounter: z.int().nonnegative().nullable(),
  finishedAt: instant.nullable(),
  /** The streak is complete and its prize can be claimed. */
  success: z.boolean(),
  /** The progress is shown in percent. */
  percentEnabled: z.boolean(),
  dailyWinStreakLimitExceeded: z.boolean(),
  /** Addresses of the brand's drawings, by place: `prize` stands above the streak. */
  images: z.record(z.string(), z.string()),
  settings: z.object({
    minDeposit: minor,
    /** So many days without a purchase begin the streak anew; null for never. */
    resetAfterDays: z.int().positive().nullable(),
    skin: depositStreakSkin,
  }),
  /** Absent where a streak has one table alone. */
  boost: streakBoost.optional(),
})
export type DepositStreak = z.infer<typeof depositStreak>

/** What entries show of it. */
export const depositStreakSummaries = {
  'deposit-streak-info': z.object({ depositStreakSkin }),
  /** Nothing is told of it here: CALL-38 has the groups. */
  'deposit-streak-group-info': json,
}

export const depositStreakContract = {
  info: {
    summary: 'How far the player’s streak of deposits is.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-35', 'STREAK-01'],
    response: data(depositStreak),
  },
  wheelsPrizes: {
    summary:
      'What the wheel of the streak can win, by the deposit that opens it, with the odds of the table that the player chose.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-36'],
    response: data(
      z.object({
        wheels: z.array(z.object({ countDeposit: z.int(), sectors: z.array(outcome) })),
      }),
    ),
  },
  applyPrize: {
    summary: 'Spins the wheel of a complete streak and credits its prize.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-37'],
    response: data(z.object({ sectorId: z.int(), prize, info: depositStreak })),
    errors: ['not-available', 'already-claimed'],
    regional: true,
  },
  chooseBoost: {
    summary: 'Chooses which of two tables the prize of the streak is drawn from.',
    origin: 'ours',
    audience: 'player',
    follows: ['FEATURE-01'],
    body: z.object({ boostId: id }),
    response: data(depositStreak),
    errors: ['not-available', 'not-found'],
    regional: true,
  },
  groupInfo: {
    summary: 'The stages of the streak and how many deposits each takes.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-38'],
    response: data(
      z.object({
        groups: z.array(
          z.object({ id: z.int(), title: translatable, fromDeposit: z.int(), toDeposit: z.int() }),
        ),
      }),
    ),
  },
} satisfies Record<string, CallContract>
