import type { Prize } from '@marquee/contract'
import {
  type Drawn,
  type DrawRequest,
  listDraws,
  runDraw,
  toDrawSnapshot,
  toOdds,
  type Turn,
} from '@marquee/platform-draws'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import type { DailyChestsState } from '../contract/schemas.ts'
import { type ChestDetail, toDraw } from './draw.ts'
import type { DailyChestsSettings } from './settings.ts'

type Settings = Pick<BrandSettings, 'dailyChests'>

const toWire = (
  { perDay, outcomes }: DailyChestsSettings,
  opened: readonly Drawn<ChestDetail>[],
  { left, nextAt }: Pick<Turn, 'left' | 'nextAt'>,
): DailyChestsState => ({
  isActive: true,
  chests: Array.from({ length: perDay }, (_, index) => ({
    number: index + 1,
    prize: opened.find(({ detail }) => detail?.number === index + 1)?.detail?.prize ?? null,
  })),
  left,
  nextAt,
  odds: toOdds(outcomes),
})

const none: DailyChestsState = { isActive: false, chests: [], left: 0, nextAt: null, odds: [] }

/** The chests as somebody sees them who can open none: a guest, a player on a break. */
const closed = (settings: DailyChestsSettings): DailyChestsState =>
  toWire(settings, [], { left: 0, nextAt: null })

/** The chests of the day and what was in those that are open; a guest sees them closed, with their odds. */
export async function chestsOf(
  { db, clock }: Kernel,
  { dailyChests: settings }: Settings,
  playerId: string | null,
): Promise<DailyChestsState> {
  if (!settings) return none
  if (playerId === null) return closed(settings)
  const now = clock.now()
  if (await runningRestriction(db, playerId, now)) return { ...closed(settings), isActive: false }
  const draw = toDraw(settings, now)
  const opened = await listDraws<ChestDetail>(db, playerId, draw)
  const { turn } = await toDrawSnapshot(db, draw, { playerId, now, last: opened[0] ?? null })
  return toWire(settings, opened, turn)
}

/** The chests of a brand. @throws PlatformError not-available for a brand without them. */
function settingsIn({ dailyChests: settings }: Settings): DailyChestsSettings {
  if (settings) return settings
  throw new PlatformError('not-available', 'This brand has no daily chests.')
}

interface OpenRequest extends DrawRequest {
  /** Which chest, from 1. */
  number: number
}

interface Opened {
  number: number
  outcomeId: number
  prize: Prize
  dailyChests: DailyChestsState
}

/**
 * Opens a chest of the day. Every chest is drawn from one table, so that the choice is the player's and
 * the odds are the same.
 * @throws PlatformError not-found for no such chest, already-claimed for one that is open, not-available
 * when all of the day are, and for a brand without chests.
 */
export const openChest = (
  kernel: Kernel,
  brand: BrandSettings,
  { number, ...request }: OpenRequest,
): Promise<Opened> =>
  runDraw(kernel, request, {
    name: 'daily-chests.open',
    brand: brand.key,
    input: { number },
    async open({ tx, now }) {
      const settings = settingsIn(brand)
      if (number > settings.perDay) {
        throw new PlatformError(
          'not-found',
          `There is no chest ${number}: they are 1 to ${settings.perDay}.`,
        )
      }
      const draw = toDraw(settings, now)
      const opened = await listDraws<ChestDetail>(tx, request.playerId, draw)
      const isOpen = opened.some(({ detail }) => detail?.number === number)
      if (isOpen && opened.length < settings.perDay) {
        throw new PlatformError('already-claimed', `Chest ${number} is open. Pick another one.`)
      }
      return { settings, opened, ...draw }
    },
    detail: (_turn, { prize }) => ({ number, prize }),
    answer: ({ draw: { settings, opened }, outcome: { id, prize }, drawn, turn }) => ({
      number,
      outcomeId: id,
      prize,
      dailyChests: toWire(settings, [drawn, ...opened], turn),
    }),
  })
