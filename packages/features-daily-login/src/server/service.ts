import type { DailyLoginInfo, DailyPrize } from '../contract/schemas.ts'
import { dailyLoginLevels } from '../contract/schemas.ts'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { dailyLoginLink } from './preset.ts'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { balancesOf, balanceToWire, type Posting } from '@marquee/platform-kernel/ledger'
import { type Currency, minor } from '@marquee/platform-kernel/money'
import { type FreeSpinBonus, insertFreeSpins } from '@marquee/platform-play/free-spins/store'
import { findGame } from '@marquee/platform-play/games/catalogue'
import { dateOf, dayOf, startOfDay } from '@marquee/platform-campaigns/campaigns/day'
import { firstDayOf, freeSpinLifetimeMs, type Streak, streakOf } from './rules.ts'
import { findBonuses, findLastClaim, insertClaim } from './store.ts'

const prizeOf = (settings: BrandSettings, level: number, bonus?: FreeSpinBonus): DailyPrize => {
  const prize = settings.dailyLogin.prizes[level - 1]
  if (!prize) throw new Error(`'${settings.key}' has no daily reward for level ${level}.`)
  return {
    level,
    coins: prize.coins,
    entries: prize.entries,
    freeSpinCount: prize.freeSpins?.count ?? null,
    gameId: prize.freeSpins ? findGame(prize.freeSpins.gameSlug).id : null,
    freeSpinsBetLevel: prize.freeSpins?.betLevel ?? null,
    freeSpinId: bonus?.id ?? null,
    freeSpinLifetime: bonus?.endsAt ?? null,
  }
}

/** The seven rewards of a brand. @throws when one names a game that the catalogue does not have. */
export const prizesOf = (
  settings: BrandSettings,
  bonuses?: Map<number, FreeSpinBonus>,
): DailyPrize[] =>
  settings.dailyLogin.prizes.map((_, index) =>
    prizeOf(settings, index + 1, bonuses?.get(index + 1)),
  )

const closed = (settings: BrandSettings, reasonType: 'guest' | 'not-active'): DailyLoginInfo => ({
  finishedAt: null,
  isActive: settings.dailyLogin.isActive,
  isAvailable: false,
  levels: dailyLoginLevels,
  activeLevel: 1,
  type: 'streak',
  reasonType,
  prizes: reasonType === 'guest' ? prizesOf(settings) : [],
  endDate: null,
  link: null,
})

async function infoFor(
  db: Db | Tx,
  settings: BrandSettings,
  { playerId, streak, today }: { playerId: string; streak: Streak; today: number },
): Promise<DailyLoginInfo> {
  return {
    finishedAt: null,
    isActive: true,
    isAvailable: !streak.claimedToday,
    levels: dailyLoginLevels,
    activeLevel: streak.activeLevel,
    type: 'streak',
    reasonType: streak.claimedToday ? 'already-claimed' : null,
    prizes: prizesOf(settings, await findBonuses(db, playerId, firstDayOf(streak, today))),
    endDate: startOfDay(today + 1),
    link: dailyLoginLink,
  }
}

/** The daily rewards as whoever is there sees them (DAILY-02); `playerId` is null for a guest. */
export const dailyLoginInfo = onceInRequest(
  async (
    kernel: Kernel,
    settings: BrandSettings,
    playerId: string | null,
  ): Promise<DailyLoginInfo> => {
    if (!settings.dailyLogin.isActive) return closed(settings, 'not-active')
    if (!playerId) return closed(settings, 'guest')
    const today = dayOf(kernel.clock.now())
    const streak = streakOf(await findLastClaim(kernel.db, playerId), today)
    return infoFor(kernel.db, settings, { playerId, streak, today })
  },
)

const given = (playerId: string, brand: string, currency: Currency, amount: number): Posting[] =>
  amount
    ? [
        { account: { player: playerId, currency }, amount: minor(amount) },
        { account: { house: 'daily-login', brand, currency }, amount: minor(-amount) },
      ]
    : []

/** Posts and pushes what a reward gives in coins and entries. */
async function credit(
  command: CommandContext,
  {
    playerId,
    brand,
    reference,
    prize,
  }: { playerId: string; brand: string; reference: string; prize: DailyPrize },
): Promise<void> {
  const postings = [
    ...given(playerId, brand, 'coins', prize.coins),
    ...given(playerId, brand, 'entries', prize.entries),
  ]
  if (!postings.length) return
  await command.post({ kind: 'daily-login', reference, playerId, postings })
  command.push(playerId, 'cash', {
    reason: 'daily-login',
    coins: prize.coins,
    entries: prize.entries,
    balance: balanceToWire(await balancesOf(command.tx, playerId)),
  })
}

interface ClaimRequest {
  playerId: string
  idempotency: { scope: string; key: string } | null
}

/**
 * Claims today's reward (CALL-29), once per day whatever the keys.
 * @throws PlatformError already-claimed until the next day, not-available when the brand has no daily rewards.
 */
export function applyPrize(
  kernel: Kernel,
  settings: BrandSettings,
  { playerId, idempotency }: ClaimRequest,
): Promise<{ prizes: DailyPrize; info: DailyLoginInfo }> {
  return runCommand(kernel, {
    name: 'daily-login.apply-prize',
    playerId,
    idempotency,
    input: null,
    async handle(command) {
      const { tx, now } = command
      if (!settings.dailyLogin.isActive) {
        throw new PlatformError('not-available', 'This brand gives no daily rewards at present.')
      }
      const today = dayOf(now)
      const { activeLevel: level, claimedToday } = streakOf(
        await findLastClaim(tx, playerId),
        today,
      )
      if (claimedToday) {
        const next = startOfDay(today + 1)
        throw new PlatformError(
          'already-claimed',
          `Today’s reward is claimed. The next one can be claimed from ${new Date(next).toISOString()}.`,
          { retryAfterMs: next - now },
        )
      }
      const reference = `${playerId}:${dateOf(today)}`
      const prize = prizeOf(settings, level)
      const bonus =
        prize.gameId !== null && prize.freeSpinCount !== null && prize.freeSpinsBetLevel !== null
          ? await insertFreeSpins(tx, {
              playerId,
              gameId: prize.gameId,
              count: prize.freeSpinCount,
              betLevel: minor(prize.freeSpinsBetLevel),
              source: 'daily-login',
              reference,
              now,
              endsAt: now + freeSpinLifetimeMs,
            })
          : undefined
      await insertClaim(tx, { playerId, day: today, level, bonusId: bonus?.id ?? null, now })
      await credit(command, { playerId, brand: settings.key, reference, prize })
      return {
        prizes: prizeOf(settings, level, bonus),
        info: await infoFor(tx, settings, {
          playerId,
          streak: { activeLevel: level, claimedToday: true },
          today,
        }),
      }
    },
  })
}
