import { z } from 'zod'
import { data, instant, minor, ok } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

/** What a limit is about, and its unit: US cents, coins, 0.01 entries, minutes. */
export const limitKind = z.enum(['purchase', 'loss-coins', 'loss-entries', 'time'])
export type LimitKind = z.infer<typeof limitKind>
/** The last 24 hours, 7 days or 30 days, at any moment. */
export const limitPeriod = z.enum(['day', 'week', 'month'])
export type LimitPeriod = z.infer<typeof limitPeriod>

const limitAmount = z.int().min(0).max(1_000_000_000)

export const playLimit = z.object({
  kind: limitKind,
  period: limitPeriod,
  /** Null where the player has set none. */
  amount: limitAmount.nullable(),
  /** How much of it the period before now has used; known for limits that are set. */
  used: minor.nullable(),
  /** A looser amount (null: no limit) that waits for its 24 hours to be over. */
  pending: z.object({ amount: limitAmount.nullable(), effectiveAt: instant }).nullable(),
})
export type PlayLimit = z.infer<typeof playLimit>

const figures = z.object({ staked: minor, won: minor })

export const realityCheck = z.object({
  /** How many minutes of play between two of them (RP-07). */
  minutes: z.int().positive(),
  pending: z.object({ minutes: z.int().positive(), effectiveAt: instant }).nullable(),
  choices: z.array(z.int().positive()),
  /** Nothing can be played until it is answered. */
  due: z.boolean(),
  /** Since the last answer, in ms. */
  playedMs: z.int().nonnegative(),
  /** Since the last answer, by what was played with. */
  coins: figures,
  entries: figures,
})
export type RealityCheck = z.infer<typeof realityCheck>

export const playRestriction = z.object({
  kind: z.enum(['cool-off', 'self-exclusion']),
  until: instant,
})
export type PlayRestriction = z.infer<typeof playRestriction>

const coolOffDays = z.union([
  z.literal(1),
  z.literal(3),
  z.literal(7),
  z.literal(14),
  z.literal(30),
])
export type CoolOffDays = z.infer<typeof coolOffDays>
export const exclusionTerm = z.enum(['6-months', '1-year', '3-years', '5-years'])
export type ExclusionTerm = z.infer<typeof exclusionTerm>

export const responsiblePlayStatus = z.object({
  limits: z.array(playLimit),
  realityCheck,
  restriction: playRestriction.nullable(),
})
export type ResponsiblePlayStatus = z.infer<typeof responsiblePlayStatus>

const status = data(responsiblePlayStatus)

export const responsiblePlayContract = {
  status: {
    summary: 'Limits with what is used of them, the reality check, and a break if one is running.',
    origin: 'ours',
    audience: 'player',
    follows: ['RP-01', 'RP-05'],
    response: status,
  },
  setLimit: {
    summary: 'Sets a limit: a stricter one at once, a looser one or none after 24 hours.',
    origin: 'ours',
    audience: 'player',
    openDuringTerms: true,
    follows: ['RP-01', 'RP-03'],
    body: z.object({ kind: limitKind, period: limitPeriod, amount: limitAmount.nullable() }),
    response: status,
    duringBreak: 'allowed',
  },
  withdrawLimitChange: {
    summary: 'Takes back a looser limit that has not come into force.',
    origin: 'ours',
    audience: 'player',
    openDuringTerms: true,
    params: z.object({ kind: limitKind, period: limitPeriod }),
    response: status,
    errors: ['not-found'],
    duringBreak: 'allowed',
  },
  setReminder: {
    summary: 'Minutes of play between two reality checks: fewer at once, more after 24 hours.',
    origin: 'ours',
    audience: 'player',
    openDuringTerms: true,
    follows: ['RP-04', 'RP-07'],
    body: z.object({ minutes: z.int().positive().max(1_440) }),
    response: status,
    duringBreak: 'allowed',
  },
  withdrawReminderChange: {
    summary: 'Takes back a longer time between reality checks that has not come into force.',
    origin: 'ours',
    audience: 'player',
    openDuringTerms: true,
    response: status,
    errors: ['not-found'],
    duringBreak: 'allowed',
  },
  answerRealityCheck: {
    summary: 'Answers a reality check: play goes on, or is over for now.',
    origin: 'ours',
    audience: 'player',
    openDuringTerms: true,
    follows: ['RP-04', 'MODAL-36'],
    body: z.object({ answer: z.enum(['continue', 'stop']) }),
    response: status,
    duringBreak: 'allowed',
  },
  coolOff: {
    summary: 'No play and no purchases for some days; can be made longer, never shorter.',
    origin: 'ours',
    audience: 'player',
    openDuringTerms: true,
    follows: ['RP-02'],
    body: z.object({ days: coolOffDays }),
    response: status,
    errors: ['not-available', 'self-excluded'],
    duringBreak: 'allowed',
  },
  selfExclude: {
    summary: 'No play, no purchases and no advertising in any brand of the group, from now on.',
    origin: 'ours',
    audience: 'player',
    openDuringTerms: true,
    follows: ['RP-06'],
    body: z.object({ term: exclusionTerm, understood: z.literal(true) }),
    response: ok.extend({ data: playRestriction }),
    errors: ['not-available'],
    duringBreak: 'allowed',
  },
} satisfies Record<string, CallContract>
