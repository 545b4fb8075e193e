import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import type { Letter } from '@marquee/platform-providers'
import '../migrations.ts'

/** Whoever claims a message has this long to say what became of it; then another takes it, in ms. */
const lease = 90_000

interface Queued {
  messageId: number
  playerId: string
  now: number
}

/** Has a message handed over once the command commits. */
export async function queueForward(tx: Tx, { messageId, playerId, now }: Queued): Promise<void> {
  await tx
    .insertInto('chat_forward')
    .values({ message_id: messageId, player_id: playerId, due_at: at(now) })
    .execute()
}

export interface Claimed {
  messageId: number
  playerId: string
  /** How often it was tried, this time included. */
  attempts: number
}

/** Takes the message that has been due for longest, of each player the oldest alone: what they wrote stays in order. */
export async function claimForward(db: Db, now: number): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    update chat_forward
    set attempts = attempts + 1, due_at = ${at(now + lease)}
    where message_id = (
      select message_id from chat_forward as one
      where state = 'waiting' and due_at <= ${at(now)} and not exists (
        select from chat_forward as earlier
        where earlier.player_id = one.player_id and earlier.state = 'waiting'
          and earlier.message_id < one.message_id
      )
      order by due_at, message_id
      limit 1
      for update skip locked
    )
    returning message_id as "messageId", player_id as "playerId", attempts`.execute(db)
  return rows[0] ?? null
}

/** A claimed message as it is handed over; its writer gets a secret that answers come back by. */
export async function letterOf(db: Db, { messageId, playerId }: Claimed): Promise<Letter> {
  await db
    .updateTable('chat_conversation')
    .set({ desk_contact: randomUUID() })
    .where('player_id', '=', playerId)
    .where('desk_contact', 'is', null)
    .execute()
  const { desk_contact: contact, ...row } = await db
    .selectFrom('chat_message as message')
    .innerJoin('chat_conversation as chat', 'chat.player_id', 'message.player_id')
    .innerJoin('player', 'player.id', 'message.player_id')
    .select([
      'message.text',
      'chat.brand',
      'chat.desk_contact',
      'chat.desk_conversation as conversation',
      'player.login',
    ])
    .where('message.id', '=', messageId)
    .executeTakeFirstOrThrow()
  if (contact === null) throw new Error('A conversation lost its contact at the desk.')
  const { text, brand, conversation, login } = row
  const writer = { name: login, playerId }
  return { id: `chat-${messageId}`, brand, contact, writer, conversation, text }
}

const unlessClaimedAgain = (db: Db | Tx, { messageId, attempts }: Claimed) =>
  db
    .updateTable('chat_forward')
    .where('message_id', '=', messageId)
    .where('attempts', '=', attempts)

/** The desk has it: nothing of it waits any more. */
export const settleForward = (db: Db, claimed: Claimed, conversation: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .updateTable('chat_conversation')
      .set({ desk_conversation: conversation })
      .where('player_id', '=', claimed.playerId)
      .execute()
    await tx
      .deleteFrom('chat_forward')
      .where('message_id', '=', claimed.messageId)
      .where('attempts', '=', claimed.attempts)
      .execute()
  })

/** It is tried again at a time, or, without one, kept with why it is refused. */
export async function keepForward(
  db: Db,
  claimed: Claimed,
  { problem, dueAt }: { problem: string; dueAt: number | null },
): Promise<void> {
  const change = dueAt === null ? { state: 'refused' as const } : { due_at: at(dueAt) }
  await unlessClaimedAgain(db, claimed)
    .set({ problem, ...change })
    .execute()
}

/** Who is known by a contact of a brand's at the desk. */
export const playerOfContact = async (
  db: Db,
  brand: string,
  contact: string,
): Promise<string | null> =>
  (
    await db
      .selectFrom('chat_conversation')
      .select('player_id')
      .where('desk_contact', '=', contact)
      .where('brand', '=', brand)
      .executeTakeFirst()
  )?.player_id ?? null

/** Whether an answer of the desk has come before. */
export const isAnswered = async (tx: Tx, deskId: string): Promise<boolean> =>
  (await tx
    .selectFrom('chat_message')
    .select('id')
    .where('desk_id', '=', deskId)
    .executeTakeFirst()) !== undefined
