import type { Prize } from '@marquee/contract'
import {
  type Drawn,
  type DrawRequest,
  findLastDraw,
  runDraw,
  toOdds,
  upcomingWindows,
  windowAt,
} from '@marquee/platform-draws'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import type { CoinDrops } from '../contract/schemas.ts'
import { toDraw } from './draw.ts'
import type { CoinDropSettings } from './settings.ts'

/** How many of the next drops are told. */
const told = 4

function toWire(settings: CoinDropSettings, last: Drawn | null, now: number): CoinDrops {
  const current = windowAt(settings, now)
  const isTaken = current !== null && last !== null && last.turn >= current.id
  const taken = isTaken && settings.outcomes.find(({ id }) => id === last.outcomeId)
  return {
    current,
    taken: isTaken ? (taken ? taken.prize : { coins: 0, entries: 0 }) : null,
    upcoming: upcomingWindows(settings, now, told),
    odds: toOdds(settings.outcomes),
  }
}

/**
 * The drop that is on and those that come next (DROPS-01, TEN-26). During a break there are none.
 */
export async function dropsOf(
  { db, clock }: Kernel,
  { coinDrops: settings }: Pick<BrandSettings, 'coinDrops'>,
  playerId: string | null,
): Promise<CoinDrops> {
  const now = clock.now()
  const resting = playerId !== null && (await runningRestriction(db, playerId, now))
  if (!settings || resting) return { current: null, taken: null, upcoming: [], odds: [] }
  const last =
    playerId && windowAt(settings, now) ? await findLastDraw(db, playerId, toDraw(settings)) : null
  return toWire(settings, last, now)
}

/** The drops of a brand while one is on. @throws PlatformError not-available while another is, or none. */
function openDrop({ coinDrops: settings }: BrandSettings, id: number, now: number) {
  if (settings && windowAt(settings, now)?.id === id) return { settings, ...toDraw(settings) }
  const next = settings && upcomingWindows(settings, now, 1)[0]
  throw new PlatformError(
    'not-available',
    next
      ? `Drop ${id} is not on. The next one begins at ${new Date(next.startsAt).toISOString()}.`
      : 'This brand has no coin drops.',
  )
}

/**
 * Takes a player's coins of the drop that is on, once.
 * @throws PlatformError not-available outside of the drop's time, already-claimed for the second try.
 */
export const claimDrop = (
  kernel: Kernel,
  brand: BrandSettings,
  { id, ...request }: DrawRequest & { id: number },
): Promise<{ outcomeId: number; prize: Prize; drops: CoinDrops }> =>
  runDraw(kernel, request, {
    name: 'coin-drops.claim',
    brand: brand.key,
    input: { id },
    open: ({ now }) => openDrop(brand, id, now),
    answer: ({ draw: { settings }, outcome: { id: outcomeId, prize }, drawn }, { now }) => ({
      outcomeId,
      prize,
      drops: toWire(settings, drawn, now),
    }),
  })
