import { z } from 'zod'
import { instant, minor } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** Default number of levels (DAILY-03). */
export const dailyLoginLevels = 7

const freeSpins = {
  freeSpinCount: z.int().nullable(),
  gameId: z.int().nullable(),
  freeSpinId: z.int().nullable(),
  freeSpinLifetime: instant.nullable(),
}

/** DAILY-02. Some brands call the level of the free spins `entries` (DAILY-07); the wire name stays. */
export const dailyPrize = z.object({
  level: z.int(),
  coins: minor,
  entries: minor,
  ...freeSpins,
  freeSpinsBetLevel: minor.nullable(),
})
export type DailyPrize = z.infer<typeof dailyPrize>

export const dailyLoginInfo = z.object({
  finishedAt: instant.nullable(),
  isActive: z.boolean(),
  /** The reward of the active level can be claimed now. */
  isAvailable: z.boolean(),
  levels: z.int().default(dailyLoginLevels),
  activeLevel: z.int().default(1),
  type: z.enum(['streak', 'calendar']),
  /** Why nothing can be claimed. */
  reasonType: z.enum(['already-claimed', 'not-active', 'guest']).nullable(),
  prizes: z.array(dailyPrize),
  /** When the next reward can be claimed. */
  endDate: instant.nullable(),
  link: z.string().nullable(),
})
export type DailyLoginInfo = z.infer<typeof dailyLoginInfo>

/** What entries show of it. */
export const dailyLoginSummaries = {
  'daily-login': dailyLoginInfo.pick({
    isActive: true,
    isAvailable: true,
    levels: true,
    activeLevel: true,
    endDate: true,
  }),
}

export const dailyLoginContract = {
  info: {
    summary: 'The daily rewards and whether today’s can be claimed.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-28', 'DAILY-02'],
    response: z.object({ success: z.literal(true), data: dailyLoginInfo }),
  },
  applyPrize: {
    summary: 'Claims today’s reward.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-29'],
    response: z.object({ success: z.literal(true), prizes: dailyPrize, info: dailyLoginInfo }),
    errors: ['already-claimed', 'not-available'],
    regional: true,
  },
} satisfies Record<string, CallContract>
