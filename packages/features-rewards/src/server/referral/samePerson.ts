import { sql } from 'kysely'
import type { Tx } from '@marquee/platform-kernel/database'
import '@marquee/platform-protection/protection/migrations'
import './store.ts'

/**
 * Whether a friend is nobody new: whoever invited them, or somebody who has an account of the brand
 * already, as far as they can be recognised. By mailbox (whatever is behind a plus), phone, full name and
 * birthday among all players of the brand; by given name and birthday among the inviter's own friends,
 * where strangers rarely share both.
 */
export async function isSamePerson(
  tx: Tx,
  { inviter, friendId }: { inviter: { code: string; playerId: string }; friendId: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with friend as (
      select player.id, player.brand, player.created_at, lower(trim(name)) as name, birth_day
      from player join player_profile on player_profile.player_id = player.id
      where player.id = ${friendId}
    )
    select exists (
      select 1 from friend
      join player_identity own on own.player_id = friend.id
      join player_identity known on known.hash = own.hash and known.player_id <> friend.id
      join player other on other.id = known.player_id and other.brand = friend.brand
      where other.created_at <= friend.created_at
    ) or exists (
      select 1 from friend
      join player_profile profile on profile.player_id <> friend.id
        and (profile.player_id = ${inviter.playerId} or profile.invited_by = ${inviter.code})
        and lower(trim(profile.name)) = friend.name and profile.birth_day = friend.birth_day
      join player other on other.id = profile.player_id and other.brand = friend.brand
      where other.created_at <= friend.created_at
    ) as found`.execute(tx)
  return rows[0]?.found ?? false
}
