import type { Generated } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { at, type Instant } from '../../kernel/schema.ts'

declare module '../../kernel/schema.ts' {
  interface Database {
    popup_log: PopupLogTable
  }
}

interface PopupLogTable {
  id: Generated<number>
  brand: string
  /** Null for a guest. */
  player_id: string | null
  popup_id: number
  trigger_type: string
  /** `action_id` of the last thing done with it; null while it was only chosen. */
  last_action: number | null
  created_at: Instant
}

export interface ChosenAd {
  brand: string
  playerId: string | null
  popupId: number
  trigger: string
}

/** Notes that an ad was chosen; gives its log id. */
export async function insertLog(
  tx: Tx,
  { brand, playerId, popupId, trigger }: ChosenAd,
  now: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('popup_log')
    .values({
      brand,
      player_id: playerId,
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
