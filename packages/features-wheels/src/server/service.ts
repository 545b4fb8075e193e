import type { FeatureInfo, Wheel, WheelSector } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { WheelSettings } from './settings.ts'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { dayOf, startOfDay } from '@marquee/platform-campaigns/campaigns/day'
import { countPurchases } from '@marquee/platform-protection/protection/purchases'
import { switchesOf } from '@marquee/platform-campaigns/switches'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { creditPrize } from '@marquee/platform-draws/credit'
import { drawSector, sectorsToWire } from '@marquee/platform-draws/table'
import { isLootbox, nextTurn } from './rules.ts'
import { insertSpin, lastSpins, type Spin } from './store.ts'

const isDaily = ({ minDeposit }: WheelSettings): boolean => minDeposit === null

/** A wheel as everybody sees it before a turn of theirs is known. */
const closed = (wheel: WheelSettings): Wheel => ({
  wheelId: wheel.wheelId,
  type: wheel.type,
  title: wheel.title,
  available: false,
  availableDate: null,
  enableToDate: null,
  minDeposit: wheel.minDeposit,
  winSector: null,
  sectors: sectorsToWire(wheel.sectors),
})

interface Place {
  playerId: string
  /** Epoch ms. */
  now: number
}

/** The turn that a player may take of a wheel now; null for none. */
async function turnOf(
  db: Db | Tx,
  wheel: WheelSettings,
  { playerId, now }: Place,
  last: Spin | undefined,
): Promise<number | null> {
  const allowed = isDaily(wheel)
    ? dayOf(now)
    : await countPurchases(db, { playerId, minAmount: wheel.minDeposit ?? 0 })
  return nextTurn(isDaily(wheel), { last: last?.turn ?? 0, allowed })
}

function toWire(
  wheel: WheelSettings,
  { now, last, available }: { now: number; last: Spin | undefined; available: boolean },
): Wheel {
  const shown = closed(wheel)
  const won = shown.sectors.find(({ id }) => id === last?.sectorId)
  return {
    ...shown,
    available,
    availableDate: isDaily(wheel) && !available ? startOfDay(dayOf(now) + 1) : null,
    winSector: won ? { sectorDto: won } : null,
  }
}

/** What a brand has for a player: boxes only where they are on for them (LOOTBOX-01). */
async function wheelsFor(
  db: Db | Tx,
  { wheels }: BrandSettings,
  playerId: string,
): Promise<WheelSettings[]> {
  const withBoxes = !wheels.some(isLootbox) || (await switchesOf(db, playerId)).lootboxes
  return withBoxes ? wheels : wheels.filter((wheel) => !isLootbox(wheel))
}

/** The wheels of whoever is there (CALL-65); `playerId` is null for a guest, who cannot spin. */
export async function listWheels(
  { db, clock }: Kernel,
  settings: BrandSettings,
  playerId: string | null,
): Promise<Wheel[]> {
  if (!playerId) return settings.wheels.map(closed)
  const now = clock.now()
  const spins = await lastSpins(db, playerId)
  const restriction = await runningRestriction(db, playerId, now)
  const wheels = await wheelsFor(db, settings, playerId)
  return Promise.all(
    wheels.map(async (wheel) => {
      const last = spins.get(wheel.wheelId)
      const turn = await turnOf(db, wheel, { playerId, now }, last)
      return toWire(wheel, { now, last, available: turn !== null && !restriction })
    }),
  )
}

/** Whether wheels and boxes run for whoever is there (LOOTBOX-02); none does during a break. */
export async function wheelStatus(
  { db, clock }: Kernel,
  settings: BrandSettings,
  playerId: string | null,
): Promise<FeatureInfo['statusFeatures']['extendedWheels']> {
  const resting = playerId !== null && (await runningRestriction(db, playerId, clock.now()))
  if (resting) return { isActive: false, isAvailableLootboxes: false }
  const wheels = playerId ? await wheelsFor(db, settings, playerId) : settings.wheels
  return { isActive: wheels.length > 0, isAvailableLootboxes: wheels.some(isLootbox) }
}

function refusal(wheel: WheelSettings, now: number): PlatformError {
  if (!isDaily(wheel)) {
    return new PlatformError(
      'not-available',
      `Wheel ${wheel.wheelId} has no spin left: each purchase of ${wheel.minDeposit} US cents or more earns one.`,
    )
  }
  const next = startOfDay(dayOf(now) + 1)
  return new PlatformError(
    'already-claimed',
    `Wheel ${wheel.wheelId} was spun today. It can be spun again from ${new Date(next).toISOString()}.`,
    { retryAfterMs: next - now },
  )
}

export interface SpinRequest {
  playerId: string
  wheelId: number
  idempotency: { scope: string; key: string } | null
}

/**
 * Spins a wheel and credits what it gives (CALL-66): turn, prize and answer in one transaction, so
 * that nothing is drawn without being paid, or paid twice.
 * @throws PlatformError not-found for a wheel that the player does not have, already-claimed until
 * the next day, not-available without a purchase that earns a spin.
 */
export function spinWheel(
  kernel: Kernel,
  settings: BrandSettings,
  { playerId, wheelId, idempotency }: SpinRequest,
): Promise<{ winSector: { sectorDto: WheelSector }; wheelData: Wheel }> {
  return runCommand(kernel, {
    name: 'wheels.spin',
    playerId,
    idempotency,
    input: { wheelId },
    async handle(command) {
      const { tx, now, random } = command
      const wheels = await wheelsFor(tx, settings, playerId)
      const wheel = wheels.find((one) => one.wheelId === wheelId)
      if (!wheel) {
        throw new PlatformError(
          'not-found',
          `There is no wheel ${wheelId} for this player. GET /rest/extended-wheels/configs/ lists theirs.`,
        )
      }
      const last = (await lastSpins(tx, playerId)).get(wheelId)
      const turn = await turnOf(tx, wheel, { playerId, now }, last)
      if (turn === null) throw refusal(wheel, now)
      const drawn = drawSector(wheel.sectors, random)
      const spin: Spin = { wheelId, turn, sectorId: drawn.id }
      await insertSpin(tx, { ...spin, playerId, now })
      await creditPrize(command, {
        playerId,
        brand: settings.key,
        kind: isLootbox(wheel) ? 'lootbox' : 'wheel',
        reference: `${playerId}:${wheelId}:${turn}`,
        prize: drawn.prize,
      })
      const left = await turnOf(tx, wheel, { playerId, now }, spin)
      const wheelData = toWire(wheel, { now, last: spin, available: left !== null })
      const winSector = wheelData.winSector
      if (!winSector) throw new Error(`Wheel ${wheelId} lost the sector that was drawn.`)
      return { winSector, wheelData }
    },
  })
}
