import type { CoinSide } from '@marquee/contract'
import type { Db, Tx } from '../../kernel/database.ts'
import { at } from '../../kernel/schema.ts'
import './migrations.ts'

/** Presets that a player has bought, or whose purchase is on its way. */
export async function takenPresets(
  db: Db | Tx,
  playerId: string,
  presetIds: readonly number[],
): Promise<Set<number>> {
  if (!presetIds.length) return new Set()
  const rows = await db
    .selectFrom('cash_deposit')
    .select('preset_id')
    .distinct()
    .where('player_id', '=', playerId)
    .where('preset_id', 'in', presetIds)
    .where('status', 'in', ['complete', 'pending', 'challenge', 'created'])
    .execute()
  return new Set(rows.map((row) => row.preset_id))
}

/** When a player signed up, in epoch ms. */
export async function joinedAt(db: Db | Tx, playerId: string): Promise<number> {
  const row = await db
    .selectFrom('player')
    .select('created_at')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return row.created_at
}

export interface Flip {
  turn: number
  side: CoinSide['side']
  presetId: number
  /** Epoch ms. */
  flippedAt: number
}

/** The coin that a player flipped last, or undefined. */
export async function lastCoin(db: Db | Tx, playerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('promo_flip')
    .select('promo_offer_set')
    .where('player_id', '=', playerId)
    .orderBy('flipped_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.promo_offer_set
}

/** A player's newest flip of a coin. */
export async function lastFlip(
  db: Db | Tx,
  playerId: string,
  promoOfferSet: string,
): Promise<Flip | undefined> {
  const row = await db
    .selectFrom('promo_flip')
    .select(['turn', 'side', 'preset_id', 'flipped_at'])
    .where('player_id', '=', playerId)
    .where('promo_offer_set', '=', promoOfferSet)
    .orderBy('turn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      turn: row.turn,
      side: row.side,
      presetId: row.preset_id,
      flippedAt: row.flipped_at,
    }
  )
}

export async function insertFlip(
  tx: Tx,
  {
    playerId,
    promoOfferSet,
    turn,
    side,
    presetId,
    flippedAt,
  }: Flip & { playerId: string; promoOfferSet: string },
): Promise<void> {
  await tx
    .insertInto('promo_flip')
    .values({
      player_id: playerId,
      promo_offer_set: promoOfferSet,
      turn,
      side,
      preset_id: presetId,
      flipped_at: at(flippedAt),
    })
    .execute()
}
