import { sql } from 'kysely'
import type { ChatMessage } from '../contract/index.ts'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import './migrations.ts'

export interface Conversation {
  brand: string
  isOpen: boolean
  waitingSince: number | null
  readUpTo: number
}

export async function findConversation(
  db: Db | Tx,
  playerId: string,
): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom('chat_conversation')
    .select(['brand', 'is_open', 'waiting_since', 'read_up_to'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return (
    row && {
      brand: row.brand,
      isOpen: row.is_open,
      waitingSince: row.waiting_since,
      readUpTo: row.read_up_to,
    }
  )
}

/** The player wrote: what waits already keeps its place in the queue. */
export async function openConversation(
  tx: Tx,
  { playerId, brand, now }: { playerId: string; brand: string; now: number },
): Promise<void> {
  await tx
    .insertInto('chat_conversation')
    .values({
      player_id: playerId,
      brand,
      is_open: true,
      waiting_since: at(now),
      updated_at: at(now),
    })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({
        is_open: true,
        waiting_since: sql<number>`coalesce(chat_conversation.waiting_since, ${at(now)})`,
        updated_at: at(now),
      }),
    )
    .execute()
}

/** Nothing of it waits any more. */
export async function settleConversation(
  tx: Tx,
  { playerId, isOpen, now }: { playerId: string; isOpen: boolean; now: number },
): Promise<void> {
  await tx
    .updateTable('chat_conversation')
    .set({ is_open: isOpen, waiting_since: null, updated_at: at(now) })
    .where('player_id', '=', playerId)
    .execute()
}

export async function noteRead(tx: Tx, playerId: string, upTo: number): Promise<void> {
  await tx
    .updateTable('chat_conversation')
    .set({ read_up_to: sql<number>`greatest(read_up_to, ${upTo}::int)` })
    .where('player_id', '=', playerId)
    .execute()
}

export interface StoredMessage extends ChatMessage {
  /** Who of the staff wrote it. */
  staff: string | null
}

export async function insertMessage(
  tx: Tx,
  message: { playerId: string; text: string; now: number } & (
    | { key: string }
    | { staffId: string }
    | { deskId: string }
  ),
): Promise<ChatMessage> {
  const key = 'key' in message ? message.key : null
  const { id } = await tx
    .insertInto('chat_message')
    .values({
      player_id: message.playerId,
      staff_id: 'staffId' in message ? message.staffId : null,
      desk_id: 'deskId' in message ? message.deskId : null,
      key,
      text: message.text,
      created_at: at(message.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, from: key ? 'player' : 'support', text: message.text, at: message.now, key }
}

/** One page of a conversation, oldest first. */
export async function findMessages(
  db: Db,
  playerId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ messages: StoredMessage[]; hasEarlier: boolean }> {
  const rows = await db
    .selectFrom('chat_message as message')
    .leftJoin('staff', 'staff.id', 'message.staff_id')
    .select(['message.id', 'message.key', 'message.text', 'message.created_at', 'staff.name'])
    .where('message.player_id', '=', playerId)
    .$if(before !== undefined, (query) => query.where('message.id', '<', before ?? 0))
    .orderBy('message.id', 'desc')
    .limit(limit + 1)
    .execute()
  const messages = rows.slice(0, limit).map((row): StoredMessage => ({
    id: row.id,
    from: row.key ? 'player' : 'support',
    text: row.text,
    at: row.created_at,
    key: row.key,
    staff: row.name,
  }))
  return { messages: messages.toReversed(), hasEarlier: rows.length > limit }
}

/** How many messages of support the player has not seen. */
export async function countUnread(db: Db | Tx, playerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('chat_message as message')
    .innerJoin('chat_conversation as chat', 'chat.player_id', 'message.player_id')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('message.player_id', '=', playerId)
    .where('message.key', 'is', null)
    .whereRef('message.id', '>', 'chat.read_up_to')
    .executeTakeFirstOrThrow()
  return Number(count)
}
