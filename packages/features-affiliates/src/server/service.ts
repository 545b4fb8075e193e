import type {
  AffiliateAccount,
  AffiliateDay,
  AffiliateFilter,
  AffiliateStatistics,
} from '../contract/index.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Db } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { dayNumber, dayOfName } from './days.ts'
import { daysBetween, totalsOf } from './figures.ts'
import { findPartner, type PartnerRow } from './partner.ts'
import { figuresOf } from './store.ts'

/** How many days the chart of general statistics shows. */
const chartDays = 30

async function partnerOf(db: Db, playerId: string): Promise<PartnerRow> {
  const partner = await findPartner(db, playerId)
  if (partner) return partner
  throw new PlatformError('forbidden', 'This player has never been a partner and has no figures.')
}

/** The partner's code and what was agreed (AFF-02). */
export async function readAccount(
  { db }: Kernel,
  { affiliates, contactEmail }: Pick<BrandSettings, 'affiliates' | 'contactEmail'>,
  playerId: string,
): Promise<AffiliateAccount> {
  const { code, since } = await partnerOf(db, playerId)
  return { code, since, sharePercent: affiliates.sharePercent, contactEmail }
}

/** Totals of every period, and the days of the chart (AFF-03). */
export async function readStatistics(
  { db, clock }: Kernel,
  playerId: string,
): Promise<AffiliateStatistics> {
  const { since } = await partnerOf(db, playerId)
  const began = dayNumber(since)
  const today = dayNumber(clock.now())
  const figures = await figuresOf(db, { partnerId: playerId, first: began, last: today })
  const first = Math.max(began, today - chartDays + 1)
  return { totals: totalsOf(figures, today), days: daysBetween(figures, first, today) }
}

interface Page {
  days: AffiliateDay[]
  nextCursor: string | null
}

/** Days of the partnership that fit a filter, newest first, as many as asked for (AFF-04). */
export async function readDays(
  { db, clock }: Kernel,
  playerId: string,
  { from, to, cursor, limit }: AffiliateFilter & { cursor?: string | undefined; limit: number },
): Promise<Page> {
  const { since } = await partnerOf(db, playerId)
  const begin = Math.max(dayNumber(since), from === undefined ? -Infinity : dayOfName(from))
  const last = Math.min(
    dayNumber(clock.now()),
    to === undefined ? Infinity : dayOfName(to),
    cursor === undefined ? Infinity : dayOfName(cursor) - 1,
  )
  if (last < begin) return { days: [], nextCursor: null }
  const first = Math.max(begin, last - limit + 1)
  const figures = await figuresOf(db, { partnerId: playerId, first, last })
  const days = daysBetween(figures, first, last).toReversed()
  return { days, nextCursor: first > begin ? (days.at(-1)?.day ?? null) : null }
}
