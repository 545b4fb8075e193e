import type { MagicBox, Prize } from '@marquee/contract'
import { isRunning, type Period } from '@marquee/platform-campaigns/campaigns/period'
import { type DrawRequest, getDrawSnapshot, runDraw, toOdds } from '@marquee/platform-draws'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { scratchPeriod } from '../rules.ts'
import { nextStart, runningSight } from '../service.ts'
import type { ScratchCardSettings } from '../settings.ts'
import { type KeyTurn, toDraw } from './draw.ts'

const openToWire = (
  { boxes: { count, cardsPerKey, outcomes } }: ScratchCardSettings,
  { finishedAt }: Period,
  { left, scratched }: KeyTurn,
): MagicBox => ({
  isActive: true,
  finishedAt,
  nextStartsAt: null,
  boxes: count,
  keys: left,
  scratched: scratched % cardsPerKey,
  cardsPerKey,
  odds: toOdds(outcomes),
})

/**
 * The boxes of the run that runs and the player's keys (MAGICBOX-01). Closed while none runs
 * (MAGICBOX-02), and during a break.
 */
export async function boxesOf(
  { db, clock }: Kernel,
  { scratchCards: settings }: Pick<BrandSettings, 'scratchCards'>,
  playerId: string,
): Promise<MagicBox> {
  const now = clock.now()
  const closed: MagicBox = {
    isActive: false,
    finishedAt: null,
    nextStartsAt: null,
    boxes: settings?.boxes.count ?? 0,
    keys: 0,
    scratched: 0,
    cardsPerKey: settings?.boxes.cardsPerKey ?? 0,
    odds: settings ? toOdds(settings.boxes.outcomes) : [],
  }
  if (!settings || (await runningRestriction(db, playerId, now))) return closed
  const period = scratchPeriod(settings, now)
  if (isRunning(period, now)) {
    const { turn } = await getDrawSnapshot(db, toDraw(settings, period), { playerId, now })
    return openToWire(settings, period, turn)
  }
  return {
    ...closed,
    finishedAt: now < period.startedAt ? null : period.finishedAt,
    nextStartsAt: nextStart(period, now),
  }
}

interface OpenRequest extends DrawRequest {
  /** Which box, from 1. */
  id: number
}

/**
 * Opens a box with one key. Every box is drawn from one table, so that the choice is the player's and
 * the odds are the same.
 * @throws PlatformError not-found for no such box, not-available without a key, and while none is on.
 */
export const openBox = (
  kernel: Kernel,
  brand: BrandSettings,
  { id, ...request }: OpenRequest,
): Promise<{ box: number; outcomeId: number; prize: Prize; magicBox: MagicBox }> =>
  runDraw(kernel, request, {
    name: 'magic-box.open',
    brand: brand.key,
    input: { id },
    open({ now }) {
      const { settings, period } = runningSight(brand, now)
      const { count } = settings.boxes
      if (id <= count) return { settings, period, ...toDraw(settings, period) }
      throw new PlatformError('not-found', `There is no box ${id}: they are 1 to ${count}.`)
    },
    detail: () => ({ box: id }),
    answer: ({ draw: { settings, period }, outcome, turn }) => ({
      box: id,
      outcomeId: outcome.id,
      prize: outcome.prize,
      magicBox: openToWire(settings, period, turn),
    }),
  })
