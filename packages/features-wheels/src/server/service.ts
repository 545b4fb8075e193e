import type { FeatureInfo, Wheel, WheelSector } from '@marquee/contract'
import { dayOf, startOfDay } from '@marquee/platform-campaigns/campaigns/day'
import { switchesOf } from '@marquee/platform-campaigns/switches'
import { type DrawRequest, listLastDraws, runDraw, toDrawSnapshot } from '@marquee/platform-draws'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { toDraw, wheelDraws } from './draw.ts'
import { allowedWheels, isLootbox } from './rules.ts'
import { toSectors } from './sectors.ts'
import type { WheelSettings } from './settings.ts'

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
  sectors: toSectors(wheel.sectors),
})

interface Shown {
  now: number
  /** Of the newest spin. */
  outcomeId: number | undefined
  available: boolean
}

function toWire(wheel: WheelSettings, { now, outcomeId, available }: Shown): Wheel {
  const shown = closed(wheel)
  const won = shown.sectors.find(({ id }) => id === outcomeId)
  const isFree = wheel.minDeposit === null
  return {
    ...shown,
    available,
    availableDate: isFree && !available ? startOfDay(dayOf(now) + 1) : null,
    winSector: won ? { sectorDto: won } : null,
  }
}

/** What a brand has for a player (LOOTBOX-01). */
async function wheelsFor(
  db: Db | Tx,
  { wheels }: BrandSettings,
  playerId: string,
): Promise<WheelSettings[]> {
  if (!wheels.some(({ playerSwitch }) => playerSwitch !== null)) return wheels
  return allowedWheels(wheels, await switchesOf(db, playerId))
}

/** The wheels of whoever is there (CALL-65); `playerId` is null for a guest, who cannot spin. */
export const listWheels = onceInRequest(
  async (
    { db, clock }: Kernel,
    settings: BrandSettings,
    playerId: string | null,
  ): Promise<Wheel[]> => {
    if (!playerId) return settings.wheels.map(closed)
    const now = clock.now()
    const spins = await listLastDraws(db, playerId, wheelDraws)
    const restriction = await runningRestriction(db, playerId, now)
    const wheels = await wheelsFor(db, settings, playerId)
    return Promise.all(
      wheels.map(async (wheel) => {
        const last = spins.get(`${wheel.wheelId}`) ?? null
        const { turn } = await toDrawSnapshot(db, toDraw(wheel), { playerId, now, last })
        const available = turn.number !== null && !restriction
        return toWire(wheel, { now, outcomeId: last?.outcomeId, available })
      }),
    )
  },
)

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

export interface SpinRequest extends DrawRequest {
  wheelId: number
}

/**
 * Spins a wheel and credits what it gives (CALL-66).
 * @throws PlatformError not-found for a wheel that the player does not have, already-claimed until
 * the next day, not-available without a purchase that earns a spin.
 */
export const spinWheel = (
  kernel: Kernel,
  settings: BrandSettings,
  { wheelId, ...request }: SpinRequest,
): Promise<{ winSector: { sectorDto: WheelSector }; wheelData: Wheel }> =>
  runDraw(kernel, request, {
    name: 'wheels.spin',
    brand: settings.key,
    input: { wheelId },
    async open({ tx }) {
      const wheels = await wheelsFor(tx, settings, request.playerId)
      const wheel = wheels.find((one) => one.wheelId === wheelId)
      if (wheel) return toDraw(wheel)
      throw new PlatformError(
        'not-found',
        `There is no wheel ${wheelId} for this player. GET /rest/extended-wheels/configs/ lists theirs.`,
      )
    },
    answer({ draw: { wheel }, outcome: { id }, turn: { number } }, { now }) {
      const wheelData = toWire(wheel, { now, outcomeId: id, available: number !== null })
      const { winSector } = wheelData
      if (!winSector) throw new Error(`Wheel ${wheelId} lost the sector that was drawn.`)
      return { winSector, wheelData }
    },
  })
