import type { CallContract } from '@marquee/contract'
import { data, instant, minor } from '@marquee/contract/schemas'
import { z } from 'zod'

/** A partner's code, as a link carries it and a newcomer brings it. */
export const affiliateCode = z.string().trim().min(1).max(40)

const count = z.int().nonnegative()
const cents = minor.describe('US cents')
const day = z.iso.date().describe('a day of UTC')

/** What a partner's link brought. Counts and sums only: nothing in it tells one player from another. */
export const affiliateFigures = z.object({
  /** Visitors who came by the link, each once a day. */
  visits: count,
  signUps: count,
  firstPurchases: count,
  purchases: count,
  purchased: cents,
  /** The partner's share of what was purchased; settled outside of the platform. */
  earned: cents,
})
export type AffiliateFigures = z.infer<typeof affiliateFigures>

export const affiliateDay = affiliateFigures.extend({ day })
export type AffiliateDay = z.infer<typeof affiliateDay>

/** What a partner is told of the partnership itself (AFF-02). */
export const affiliateAccount = z.object({
  code: z.string(),
  since: instant,
  /** Of the purchases of those who sign up from now on; earlier ones keep what was agreed then. */
  sharePercent: z.int().min(0).max(100),
  /** Whom to ask about the settlement. */
  contactEmail: z.string(),
})
export type AffiliateAccount = z.infer<typeof affiliateAccount>

/** Totals of general statistics (AFF-03); the last 7 and 30 days include today. */
export const affiliatePeriods = ['today', 'week', 'month', 'all'] as const
export type AffiliatePeriod = (typeof affiliatePeriods)[number]

export const affiliateStatistics = z.object({
  totals: z.record(z.enum(affiliatePeriods), affiliateFigures),
  /** The last 30 days, or since the partnership began; oldest first, without gaps. */
  days: z.array(affiliateDay).max(30),
})
export type AffiliateStatistics = z.infer<typeof affiliateStatistics>

const filter = { from: day.optional(), to: day.optional() }
export const affiliateFilter = z.object(filter)
export type AffiliateFilter = z.infer<typeof affiliateFilter>

export const affiliatesContract = {
  visit: {
    summary: 'Counts that somebody came by a partner’s link: once a day, without saying who.',
    origin: 'ours',
    audience: 'guest',
    follows: ['AFF-03'],
    body: z.object({ code: affiliateCode }),
    response: data(
      z.object({
        /** False for a code that is no partner’s, which is no code to keep. */
        isKnown: z.boolean(),
      }),
    ),
  },
  account: {
    summary: 'The partner’s code and the terms of the partnership.',
    origin: 'ours',
    audience: 'affiliate',
    follows: ['AFF-01', 'AFF-02', 'ROLE-07'],
    response: data(affiliateAccount),
    errors: ['forbidden'],
  },
  statistics: {
    summary: 'What the partner’s link brought today, lately and altogether.',
    origin: 'ours',
    audience: 'affiliate',
    follows: ['AFF-03', 'ROLE-07'],
    response: data(affiliateStatistics),
    errors: ['forbidden'],
  },
  days: {
    summary: 'The same for each day since the partnership began, newest first.',
    origin: 'ours',
    audience: 'affiliate',
    follows: ['AFF-04', 'ROLE-07'],
    query: z.object({
      ...filter,
      limit: z.coerce.number<number | string>().int().min(1).max(100).default(30),
      /** The last day of the page before. */
      cursor: day.optional(),
    }),
    response: data(
      z.object({
        days: z.array(affiliateDay),
        /** Asks for what comes after; null at the end. */
        nextCursor: day.nullable(),
      }),
    ),
    errors: ['forbidden'],
  },
  export: {
    summary: 'The same days as a CSV file.',
    origin: 'ours',
    audience: 'affiliate',
    follows: ['AFF-04', 'ROLE-07'],
    query: affiliateFilter,
    response: z.string(),
    produces: 'text/csv',
    errors: ['forbidden'],
  },
} satisfies Record<string, CallContract>
