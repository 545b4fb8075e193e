import type { Generated } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Instant } from '@marquee/platform-kernel/schema'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    popup_log: PopupLogTable
  }
}

interface PopupLogTable {
  id: Generated<number>
  brand: string
  /** Null for a guest. */
  player_id: string | null
  /** The browser's own id, kept there for a year (POPUP-03); null where it sends none. */
  tracking_id: string | null
  popup_id: number
  trigger_type: string
  /** `action_id` of the last thing done with it; null while it was only chosen. */
  last_action: number | null
  created_at: Instant
}

export interface ChosenAd {
  brand: string
  playerId: string | null
  trackingId: string | null
  popupId: number
  trigger: string
}

/** Notes that an ad was chosen; gives its log id. */
export async function insertLog(
  tx: Tx,
  { brand, playerId, trackingId, popupId, trigger }: ChosenAd,
  now: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('popup_log')
    .values({
      brand,
      player_id: playerId,
      tracking_id: trackingId,
      popup_id: popupId,
      trigger_type: trigger,
      last_action: null,
      created_at: at(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes what was done with an ad that was chosen for whoever asks; false when there is none. */
export async function updateLog(
  tx: Tx,
  { id, brand, playerId }: { id: number; brand: string; playerId: string | null },
  action: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('popup_log')
    .set({ last_action: action })
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('player_id', playerId === null ? 'is' : '=', playerId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ads that this player, or a guest of this browser, was shown since then. */
export async function shownSince(
  db: Db | Tx,
  { brand, playerId, trackingId, since }: Omit<ChosenAd, 'popupId' | 'trigger'> & { since: number },
): Promise<Set<number>> {
  if (playerId === null && trackingId === null) return new Set()
  const rows = await db
    .selectFrom('popup_log')
    .select('popup_id')
    .distinct()
    .where('brand', '=', brand)
    .where('last_action', 'is not', null)
    .where('created_at', '>', at(since))
    .where((where) =>
      playerId === null
        ? where.and([where('player_id', 'is', null), where('tracking_id', '=', trackingId)])
        : where('player_id', '=', playerId),
    )
    .execute()
  return new Set(rows.map(({ popup_id: id }) => id))
}
