import type { MagicBox, Prize } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { ScratchCardSettings } from '../settings.ts'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { isRunning, type Period } from '@marquee/platform-campaigns/campaigns/period'
import { creditPrize } from '@marquee/platform-draws/credit'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { scratchPeriod } from '../rules.ts'
import { nextStart, runningSight } from '../service.ts'
import { countScratched } from '../store.ts'
import { drawSector, oddsOf } from '@marquee/platform-draws/table'
import { keysOf } from './rules.ts'
import { countOpened, insertOpening } from './store.ts'

async function runningBoxes(
  db: Db | Tx,
  { boxes: { count, cardsPerKey, outcomes } }: ScratchCardSettings,
  { period, playerId }: { period: Period; playerId: string },
): Promise<MagicBox> {
  const whose = { playerId, period: period.number }
  const scratched = await countScratched(db, whose)
  const opened = await countOpened(db, whose)
  return {
    isActive: true,
    finishedAt: period.finishedAt,
    nextStartsAt: null,
    boxes: count,
    keys: keysOf({ scratched, opened, cardsPerKey }),
    scratched: scratched % cardsPerKey,
    cardsPerKey,
    odds: oddsOf(outcomes),
  }
}

/**
 * The boxes of the lottery that runs and the player's keys (MAGICBOX-01). Closed while none runs
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
    odds: settings ? oddsOf(settings.boxes.outcomes) : [],
  }
  if (!settings || (await runningRestriction(db, playerId, now))) return closed
  const period = scratchPeriod(settings, now)
  if (isRunning(period, now)) return runningBoxes(db, settings, { period, playerId })
  return {
    ...closed,
    finishedAt: now < period.startedAt ? null : period.finishedAt,
    nextStartsAt: nextStart(period, now),
  }
}

interface OpenRequest {
  playerId: string
  /** Which box, from 1. */
  id: number
  idempotency: { scope: string; key: string } | null
}

/**
 * Opens a box with one key: key, prize and answer in one transaction. Every box is drawn from one
 * table, so that the choice is the player's and the odds are the same.
 * @throws PlatformError not-found for no such box, not-available without a key, and while no lottery runs.
 */
export function openBox(
  kernel: Kernel,
  brand: BrandSettings,
  { playerId, id, idempotency }: OpenRequest,
): Promise<{ box: number; outcomeId: number; prize: Prize; magicBox: MagicBox }> {
  return runCommand(kernel, {
    name: 'magic-box.open',
    playerId,
    idempotency,
    input: { id },
    async handle(command) {
      const { tx, now, random } = command
      const { settings, period } = runningSight(brand, now)
      const { boxes } = settings
      if (id > boxes.count) {
        throw new PlatformError('not-found', `There is no box ${id}: they are 1 to ${boxes.count}.`)
      }
      const { keys } = await runningBoxes(tx, settings, { period, playerId })
      if (keys === 0) {
        throw new PlatformError(
          'not-available',
          `There is no key left: every ${boxes.cardsPerKey} scratch cards bring one.`,
        )
      }
      const drawn = drawSector(boxes.outcomes, random)
      const number = 1 + (await countOpened(tx, { playerId, period: period.number }))
      await insertOpening(tx, {
        player_id: playerId,
        period: period.number,
        number,
        box: id,
        outcome_id: drawn.id,
        opened_at: now,
      })
      await creditPrize(command, {
        playerId,
        brand: brand.key,
        kind: 'magic-box',
        reference: `${playerId}:${period.number}:${number}`,
        prize: drawn.prize,
      })
      return {
        box: id,
        outcomeId: drawn.id,
        prize: drawn.prize,
        magicBox: await runningBoxes(tx, settings, { period, playerId }),
      }
    },
  })
}
