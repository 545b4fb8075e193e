import { type Prize } from '@marquee/contract'
import { type MiniSlot } from '../contract/schemas.ts'
import { miniSlotSpinMs } from '../contract/endpoints.ts'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { MiniSlotSettings } from './settings.ts'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { creditPrize } from '@marquee/platform-draws/credit'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { drawOutcome } from '@marquee/platform-draws'
import { afterSpin, miniSlotToWire, reelsFor, type Standing, spinsLeft } from './rules.ts'
import { saveStanding, standingOf } from './store.ts'

const refusal = (message: string, retryAfterMs?: number): PlatformError =>
  new PlatformError('not-available', message, retryAfterMs === undefined ? {} : { retryAfterMs })

function settingsFor({ miniSlot }: BrandSettings): MiniSlotSettings {
  if (miniSlot) return miniSlot
  throw refusal('This brand has no mini slot. Ask a brand that has it.')
}

/**
 * The levels and where the player stands (CALL-43).
 * @throws PlatformError not-available for a brand without a mini slot.
 */
export const miniSlotOf = onceInRequest(
  async ({ db, clock }: Kernel, brand: BrandSettings, playerId: string): Promise<MiniSlot> => {
    const now = clock.now()
    const settings = settingsFor(brand)
    const isResting = Boolean(await runningRestriction(db, playerId, now))
    return miniSlotToWire(await standingOf(db, playerId), settings, { now, isResting })
  },
)

/** What entries show of the mini slot (FEATURE-01); null for a brand without it and during a break. */
export async function miniSlotTeaser(
  kernel: Kernel,
  brand: BrandSettings,
  playerId: string | null,
): Promise<{ level: number; spinsLeft: number } | null> {
  if (!brand.miniSlot) return null
  if (playerId === null) return { level: 0, spinsLeft: brand.miniSlot.spinsPerDay }
  const told = await miniSlotOf(kernel, brand, playerId)
  return told.isActive ? { level: told.level, spinsLeft: told.spinsLeft } : null
}

interface Act {
  playerId: string
  idempotency: { scope: string; key: string } | null
}

export interface Spun {
  level: number
  spinsLeft: number
  reels: number[]
  outcomeId: number
  prize: Prize
}

function refuseSpin(standing: Standing, settings: MiniSlotSettings, now: number): void {
  const wait = standing.spunAt + miniSlotSpinMs - now
  if (wait > 0) {
    throw new PlatformError('too-fast', `Already spinning. The reels come to rest in ${wait} ms.`, {
      retryAfterMs: wait,
    })
  }
  if (standing.level >= settings.levels.length)
    throw refusal('The last level is played through. Reset the level, then spin again.')
  if (!spinsLeft(standing, settings, now))
    throw refusal('The spins of the day are played. There are new ones from midnight UTC.')
}

/**
 * Spins once (CALL-45): draws, credits and counts in one transaction.
 * @throws PlatformError too-fast while a spin is running (MINISLOT-03), not-available without spins, after
 * the last level, or for a brand without a mini slot.
 */
export function spinMiniSlot(
  kernel: Kernel,
  brand: BrandSettings,
  { playerId, idempotency }: Act,
): Promise<Spun> {
  return runCommand(kernel, {
    name: 'mini-slot.spin',
    playerId,
    idempotency,
    input: {},
    async handle(command) {
      const { tx, now, random } = command
      const settings = settingsFor(brand)
      const before = await standingOf(tx, playerId)
      refuseSpin(before, settings, now)
      const outcomes = settings.levels[before.level]?.outcomes ?? []
      const { id, prize, symbol } = drawOutcome(outcomes, random)
      const after = afterSpin(before, settings, now)
      await saveStanding(tx, playerId, after)
      if (prize.coins || prize.entries) {
        await creditPrize(command, {
          playerId,
          brand: brand.key,
          kind: 'mini-slot',
          reference: `${playerId}:${after.spins}`,
          prize,
        })
      }
      const { level, spinsLeft: left } = miniSlotToWire(after, settings, { now, isResting: false })
      return { level, spinsLeft: left, reels: reelsFor(symbol, random), outcomeId: id, prize }
    },
  })
}

/**
 * Starts again at the first level (CALL-44).
 * @throws PlatformError not-available before the last level is played through, or without a mini slot.
 */
export function resetLevel(
  kernel: Kernel,
  brand: BrandSettings,
  { playerId, idempotency }: Act,
): Promise<MiniSlot> {
  return runCommand(kernel, {
    name: 'mini-slot.reset-level',
    playerId,
    idempotency,
    input: {},
    async handle({ tx, now }) {
      const settings = settingsFor(brand)
      const before = await standingOf(tx, playerId)
      if (before.level < settings.levels.length)
        throw refusal('The last level is not played through yet. Spin on, then start again.')
      const after = { ...before, level: 0, levelSpins: 0 }
      await saveStanding(tx, playerId, after)
      return miniSlotToWire(after, settings, { now, isResting: false })
    },
  })
}
