import { type RawBuilder, sql } from 'kysely'
import { at } from '@marquee/platform-kernel/schema'
import './migrations.ts'

/**
 * In SQL whether a player takes no break and is not excluded, here or in the group: everybody else has
 * no place in a contest or a draw.
 * @param playerId the column that holds the player's id, such as sql.ref('e.player_id').
 */
export const isAround = (playerId: RawBuilder<unknown>, now: number): RawBuilder<boolean> =>
  sql<boolean>`
  not exists (
    select 1 from play_restriction r where r.player_id = ${playerId} and r.ends_at > ${at(now)}
  ) and not exists (
    select 1 from group_exclusion x join player_identity i on i.hash = x.hash
    where i.player_id = ${playerId} and x.ends_at > ${at(now)}
  )`
