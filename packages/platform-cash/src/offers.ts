import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import type { PresetPackage } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { allOnSale, type CashSettings } from './settings.ts'
import { countPurchases } from '@marquee/platform-protection/protection/purchases'
import type { OfferSource } from '@marquee/platform-kernel/status'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import './migrations.ts'
import { isTaken, isUnderway } from './offerStore.ts'
import type { Buyer } from './packages.ts'

/** Offers of a player that have not ended and were not bought, the one that ends first before the rest. */
export async function openOffers(
  db: Db | Tx,
  playerId: string,
  now: number,
): Promise<Buyer['offers']> {
  const rows = await db
    .selectFrom('cash_offer')
    .select(['preset_id', 'ends_at'])
    .where('player_id', '=', playerId)
    .where('ends_at', '>', at(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cash_deposit')
            .select('id')
            .whereRef('cash_deposit.player_id', '=', 'cash_offer.player_id')
            .whereRef('cash_deposit.preset_id', '=', 'cash_offer.preset_id')
            .where(isTaken),
        ),
      ),
    )
    .orderBy('ends_at')
    .execute()
  return rows.map((row) => ({ presetId: row.preset_id, endsAt: row.ends_at }))
}

/**
 * What decides which packages a player sees.
 *
 * @param options.sources What features put on sale for single players (`status.offers`).
 */
export async function buyerOf(
  db: Db | Tx,
  settings: BrandSettings,
  { playerId, now, sources }: { playerId: string; now: number; sources: readonly OfferSource[] },
): Promise<Buyer> {
  const offered: Buyer['offered'] = []
  // One after the other: a transaction answers one question at a time.
  for (const source of sources) offered.push(...(await source(db, settings, { playerId, now })))
  const waiting = await db
    .selectFrom('cash_deposit')
    .select('id')
    .where('player_id', '=', playerId)
    .where('offer_type', '=', 'firstPurchase')
    .where(isUnderway)
    .limit(1)
    .executeTakeFirst()
  return {
    purchases: await countPurchases(db, { playerId, minAmount: 0 }),
    firstIsWaiting: waiting !== undefined,
    offers: await openOffers(db, playerId, now),
    offered,
  }
}

/** A player's own offers as banners show them (PLAYER-01); none during a break. */
export async function presetPackagesOf(
  db: Db | Tx,
  cash: CashSettings,
  { playerId, now }: { playerId: string; now: number },
): Promise<PresetPackage[]> {
  if (await runningRestriction(db, playerId, now)) return []
  const open = await openOffers(db, playerId, now)
  return open.flatMap(({ presetId, endsAt }) => {
    const offer = allOnSale(cash).find((one) => one.presetId === presetId)
    if (!offer) return []
    return [
      { presetId, title: offer.title, promoOfferPreset: cash.offerImages, finishedAt: endsAt },
    ]
  })
}

/** Gives a player an offer until it ends; one that ended before is given anew. */
export async function giveOffer(
  tx: Tx,
  { playerId, presetId, now, endsAt }: GivenOffer & { now: number },
): Promise<void> {
  const times = { given_at: at(now), ends_at: at(endsAt) }
  await tx
    .insertInto('cash_offer')
    .values({ player_id: playerId, preset_id: presetId, ...times })
    .onConflict((conflict) => conflict.columns(['player_id', 'preset_id']).doUpdateSet(times))
    .execute()
}

interface GivenOffer {
  playerId: string
  presetId: number
  /** Epoch ms. */
  endsAt: number
}
