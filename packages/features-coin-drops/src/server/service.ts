import type { Prize } from '@marquee/contract'
import type { CoinDrops } from '../contract/schemas.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { CoinDropSettings } from './settings.ts'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { at } from '@marquee/platform-kernel/schema'
import { creditPrize } from '@marquee/platform-draws/credit'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { drawSector, oddsOf } from '@marquee/platform-draws/table'
import './migrations.ts'
import { currentDrop, upcomingDrops } from './rules.ts'

/** How many of the next drops are told. */
const told = 4

interface Taking {
  playerId: string
  dropId: number
}

async function takenOf(
  db: Db | Tx,
  { outcomes }: CoinDropSettings,
  { playerId, dropId }: Taking,
): Promise<Prize | null> {
  const row = await db
    .selectFrom('coin_drop')
    .select('outcome_id')
    .where('player_id', '=', playerId)
    .where('drop_id', '=', dropId)
    .executeTakeFirst()
  if (!row) return null
  const taken = outcomes.find(({ id }) => id === row.outcome_id)
  return taken?.prize ?? { coins: 0, entries: 0 }
}

interface Place {
  /** Null for a guest. */
  playerId: string | null
  now: number
}

async function dropsAt(
  db: Db | Tx,
  settings: CoinDropSettings,
  { playerId, now }: Place,
): Promise<CoinDrops> {
  const current = currentDrop(settings, now)
  return {
    current,
    taken:
      current && playerId ? await takenOf(db, settings, { playerId, dropId: current.id }) : null,
    upcoming: upcomingDrops(settings, now, told),
    odds: oddsOf(settings.outcomes),
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
  return dropsAt(db, settings, { playerId, now })
}

interface ClaimRequest {
  playerId: string
  id: number
  idempotency: { scope: string; key: string } | null
}

/**
 * Takes a player's coins of the drop that is on, once: drawn and credited in one transaction.
 * @throws PlatformError not-available outside of the drop's time, already-claimed for the second try.
 */
export function claimDrop(
  kernel: Kernel,
  brand: BrandSettings,
  { playerId, id, idempotency }: ClaimRequest,
): Promise<{ outcomeId: number; prize: Prize; drops: CoinDrops }> {
  return runCommand(kernel, {
    name: 'coin-drops.claim',
    playerId,
    idempotency,
    input: { id },
    async handle(command) {
      const { tx, now, random } = command
      const { coinDrops: settings } = brand
      const current = settings && currentDrop(settings, now)
      if (!settings || current?.id !== id) {
        const next = settings && upcomingDrops(settings, now, 1)[0]
        throw new PlatformError(
          'not-available',
          next
            ? `Drop ${id} is not on. The next one begins at ${new Date(next.startsAt).toISOString()}.`
            : 'This brand has no coin drops.',
        )
      }
      if (await takenOf(tx, settings, { playerId, dropId: id })) {
        throw new PlatformError('already-claimed', `The coins of drop ${id} were taken before.`)
      }
      const { id: outcomeId, prize } = drawSector(settings.outcomes, random)
      await tx
        .insertInto('coin_drop')
        .values({ player_id: playerId, drop_id: id, outcome_id: outcomeId, taken_at: at(now) })
        .execute()
      await creditPrize(command, {
        playerId,
        brand: brand.key,
        kind: 'coin-drop',
        reference: `${playerId}:${id}`,
        prize,
      })
      return { outcomeId, prize, drops: await dropsAt(tx, settings, { playerId, now }) }
    },
  })
}
