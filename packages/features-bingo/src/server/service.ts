import { bingoBalls } from '../contract/schemas.ts'
import type { Prize } from '@marquee/contract'
import type { Bingo, BingoOutcome, BingoPattern } from '../contract/schemas.ts'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { BingoSettings } from './settings.ts'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { isRunning, type Period } from '@marquee/platform-campaigns/campaigns/period'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { creditPrize } from '@marquee/platform-draws/credit'
import { drawOutcome } from '@marquee/platform-draws'
import { ballsFor, dealCard } from './card.ts'
import { bingoOdds, bingoPeriod, bingoToWire } from './rules.ts'
import { findCard, pointsOf, saveCard, savePoints } from './store.ts'

const nothing = { rounds: 0, balls: 0 }

const absent = (): PlatformError =>
  new PlatformError('not-available', 'This brand has no bingo. Ask a brand that has it.')

interface Sight {
  settings: BingoSettings
  period: Period
  now: number
}

/** The brand's bingo at an instant. @throws PlatformError not-available for a brand without it. */
export function bingoAt({ bingo: settings }: BrandSettings, now: number): Sight {
  if (!settings) throw absent()
  return { settings, period: bingoPeriod(settings, now), now }
}

/** The run that is on. @throws PlatformError not-available once `bingoEndDate` has passed (BINGO-03). */
export function runningBingo(brand: BrandSettings, now: number): Sight {
  const sight = bingoAt(brand, now)
  const { period } = sight
  if (isRunning(period, now)) return sight
  const next = now < period.startedAt ? period.startedAt : period.nextAt
  throw new PlatformError(
    'not-available',
    `Bingo is over. It begins anew on ${new Date(next).toISOString()}.`,
    { retryAfterMs: next - now },
  )
}

export interface BingoStatus extends Bingo {
  isActive: boolean
  isPlayable: boolean
  roundsPerBall: number
}

/**
 * Whether bingo runs for a player and what they have collected (CALL-32).
 * @throws PlatformError not-available for a brand without it.
 */
export const bingoStatus = onceInRequest(
  async ({ db, clock }: Kernel, brand: BrandSettings, playerId: string): Promise<BingoStatus> => {
    const { settings, period, now } = bingoAt(brand, clock.now())
    const row = (await findCard(db, { playerId, period: period.number })) ?? nothing
    const resting = await runningRestriction(db, playerId, now)
    const isActive = isRunning(period, now) && !resting
    return {
      ...bingoToWire(row, settings, period),
      isActive,
      isPlayable: isActive && row.balls >= bingoBalls,
      roundsPerBall: settings.roundsPerBall,
    }
  },
)

/** Whether bingo runs for whoever is there, and until when (FEATURE-01); null while it does not. */
export async function bingoTeaser(
  { db, clock }: Kernel,
  { bingo: settings }: BrandSettings,
  playerId: string | null,
): Promise<{ endDate: number } | null> {
  const now = clock.now()
  const period = settings && bingoPeriod(settings, now)
  if (!period || !isRunning(period, now)) return null
  const resting = playerId !== null && (await runningRestriction(db, playerId, now))
  return resting ? null : { endDate: period.finishedAt }
}

/**
 * The card of the player's next game and what it can win (CALL-33); a guest has no card.
 * @throws PlatformError not-available for a brand without bingo.
 */
export async function bingoGame(
  { db, clock }: Kernel,
  brand: BrandSettings,
  playerId: string | null,
): Promise<{ card: number[][]; drawn: number[]; odds: BingoOutcome[] }> {
  const { settings, period } = bingoAt(brand, clock.now())
  const row = playerId === null ? null : await findCard(db, { playerId, period: period.number })
  return { card: row?.card ?? [], drawn: [], odds: bingoOdds(settings) }
}

export interface BingoResult {
  card: number[][]
  drawn: number[]
  pattern: BingoPattern
  prize: Prize
  points: number
  bingo: Bingo
}

/**
 * Plays ten balls (CALL-34): the outcome, its prize and the next card in one transaction, so that
 * nothing is drawn without being paid, or paid twice.
 * @throws PlatformError not-available with fewer than ten balls, or when bingo is over.
 */
export function playBingo(
  kernel: Kernel,
  brand: BrandSettings,
  {
    playerId,
    idempotency,
  }: { playerId: string; idempotency: { scope: string; key: string } | null },
): Promise<BingoResult> {
  return runCommand(kernel, {
    name: 'bingo.play',
    playerId,
    idempotency,
    input: {},
    async handle(command) {
      const { tx, now, random } = command
      const { settings, period } = runningBingo(brand, now)
      const row = await findCard(tx, { playerId, period: period.number })
      if (!row || row.balls < bingoBalls) {
        throw new PlatformError(
          'not-available',
          `A game takes ${bingoBalls} balls, and ${row?.balls ?? 0} are collected. Every ${settings.roundsPerBall} rounds earn one.`,
        )
      }
      const outcome = drawOutcome(settings.outcomes, random)
      const drawn = ballsFor(row.card, outcome.pattern, random)
      const next = {
        ...row,
        balls: row.balls - bingoBalls,
        games: row.games + 1,
        card: dealCard(random),
      }
      await saveCard(tx, next)
      const points = (await pointsOf(tx, playerId)) + outcome.points
      await savePoints(tx, playerId, points)
      await creditPrize(command, {
        playerId,
        brand: brand.key,
        kind: 'bingo',
        reference: `${playerId}:${period.number}:${next.games}`,
        prize: outcome.prize,
      })
      const bingo = bingoToWire(next, settings, period)
      command.push(playerId, 'bingo', {
        availablePoint: bingo.availablePoint,
        nextBallProgress: bingo.nextBallProgress,
      })
      return {
        card: row.card,
        drawn,
        pattern: outcome.pattern,
        prize: outcome.prize,
        points: outcome.points,
        bingo,
      }
    },
  })
}
