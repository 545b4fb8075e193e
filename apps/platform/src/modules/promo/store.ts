import type { CoinSide } from '@marquee/features-promo-offers/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import './migrations.ts'

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
