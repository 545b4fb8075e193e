import type { Prize } from '@marquee/contract'
import type { Cashback } from '../contract/schemas.ts'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { toWire } from '@marquee/platform-kernel/money'
import { creditPrize } from '@marquee/platform-draws/credit'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { playerStanding } from './level.ts'
import { cashbackFor } from './rules.ts'
import { leagueOf } from './service.ts'
import { findRank, findWeek, markCashback } from './store.ts'
import { startOf, weekOf } from './weeks.ts'

interface Asking {
  playerId: string
  now: number
}

/** What of a player's weeks comes back, by the share of the section they are in now. */
async function cashbackAt(
  db: Db | Tx,
  brand: BrandSettings,
  { playerId, now }: Asking,
): Promise<Cashback> {
  const settings = leagueOf(brand)
  const { experience } = await findRank(db, playerId)
  const { level } = await playerStanding(db, settings, { playerId, experience })
  const percent = level.section.cashbackPercent
  const week = weekOf(now)
  const thisWeek = await findWeek(db, { playerId, week })
  const lastWeek = await findWeek(db, { playerId, week: week - 1 })
  const owed = cashbackFor(lastWeek, percent)
  const payDay = startOf(week, settings.cashbackDay)
  const nextPayDay = startOf(week + 1, settings.cashbackDay)
  const status = (await runningRestriction(db, playerId, now))
    ? 'inactive'
    : lastWeek.cashback !== null
      ? 'claimed'
      : owed > 0 && now >= payDay
        ? 'available'
        : 'waiting'
  const waitsFor = status === 'waiting' && owed > 0 ? payDay : nextPayDay
  return {
    status,
    availableAfterDateTime: status === 'waiting' || status === 'claimed' ? waitsFor : null,
    availableAfterDay: settings.cashbackDay,
    currentReward: lastWeek.cashback ?? owed,
    nextReward: cashbackFor(thisWeek, percent) || null,
    sections: settings.sections.map(({ id, title, cashbackPercent }) => ({
      id,
      title,
      percent: cashbackPercent,
    })),
    week: {
      played: toWire(thisWeek.staked),
      won: toWire(thisWeek.won),
      endsAt: startOf(week + 1),
    },
    percent,
  }
}

/**
 * What of the weeks' play comes back, and when (CASHBACK-01).
 * @throws PlatformError not-available for a brand without a league.
 */
export const cashbackInfo = onceInRequest(
  ({ db, clock }: Kernel, brand: BrandSettings, playerId: string): Promise<Cashback> =>
    cashbackAt(db, brand, { playerId, now: clock.now() }),
)

/** What entries show of it (FEATURE-01); null where there is none, for guests and during a break. */
export async function cashbackTeaser(
  kernel: Kernel,
  brand: BrandSettings,
  playerId: string | null,
): Promise<Pick<Cashback, 'status' | 'currentReward'> | null> {
  if (!brand.rankLeague || playerId === null) return null
  const { status, currentReward } = await cashbackInfo(kernel, brand, playerId)
  return status === 'inactive' ? null : { status, currentReward }
}

/**
 * Credits last week's cashback (CALL-61), once, whatever the keys; from the brand's day on until the
 * week ends.
 * @throws PlatformError not-available, already-claimed.
 */
export function payCashback(
  kernel: Kernel,
  brand: BrandSettings,
  {
    playerId,
    idempotency,
  }: { playerId: string; idempotency: { scope: string; key: string } | null },
): Promise<{ prize: Prize; cashback: Cashback }> {
  return runCommand(kernel, {
    name: 'rank-league.pay-cashback',
    playerId,
    idempotency,
    input: {},
    async handle(command) {
      const { tx, now } = command
      const { status, currentReward } = await cashbackAt(tx, brand, { playerId, now })
      if (status === 'claimed') {
        throw new PlatformError('already-claimed', 'Last week’s cashback was paid.')
      }
      if (status !== 'available') {
        throw new PlatformError(
          'not-available',
          'No cashback can be taken now. GET /rest/cashback/info/ says when.',
        )
      }
      const week = weekOf(now) - 1
      const prize = { coins: currentReward, entries: 0 }
      await markCashback(tx, { playerId, week }, currentReward)
      await creditPrize(command, {
        playerId,
        brand: brand.key,
        kind: 'cashback',
        reference: `${playerId}:${week}`,
        prize,
      })
      const cashback = await cashbackAt(tx, brand, { playerId, now })
      command.push(playerId, 'cashback', { status: cashback.status, currentReward })
      return { prize, cashback }
    },
  })
}
