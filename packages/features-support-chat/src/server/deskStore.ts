import { sql } from 'kysely'
import type { StaffConversation } from '../contract/index.ts'
import type { Db } from '@marquee/platform-kernel/database'
import './migrations.ts'

interface Wanted {
  state: 'open' | 'closed'
  limit: number
  offset: number
}

const ofBrand = (db: Db, brand: string, state: Wanted['state']) =>
  db
    .selectFrom('chat_conversation as chat')
    .where('chat.brand', '=', brand)
    .where('chat.is_open', '=', state === 'open')

/** Conversations of a brand: what waits longest first, then what moved last. */
export async function findConversations(
  db: Db,
  brand: string,
  { state, limit, offset }: Wanted,
): Promise<{ items: StaffConversation[]; total: number }> {
  const { count } = await ofBrand(db, brand, state)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await ofBrand(db, brand, state)
    .innerJoin('player', 'player.id', 'chat.player_id')
    .innerJoin('chat_message as last', (join) =>
      join.on(
        'last.id',
        '=',
        sql`(select max(id) from chat_message where chat_message.player_id = chat.player_id)`,
      ),
    )
    .select([
      'player.id',
      'player.login',
      'chat.waiting_since',
      'chat.is_open',
      'chat.updated_at',
      'last.key',
      'last.text',
    ])
    .orderBy(sql`chat.waiting_since asc nulls last`)
    .orderBy('chat.updated_at', 'desc')
    .orderBy('player.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return {
    total: Number(count),
    items: rows.map((row) => ({
      player: { id: row.id, login: row.login },
      isOpen: row.is_open,
      waitingSince: row.waiting_since,
      updatedAt: row.updated_at,
      last: { from: row.key ? 'player' : 'support', text: row.text },
    })),
  }
}
