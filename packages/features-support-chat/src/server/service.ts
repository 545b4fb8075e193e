import type { ChatMessage, ChatPage } from '../contract/index.ts'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { isAnswered, queueForward } from './relay/store.ts'
import {
  countUnread,
  findConversation,
  findMessages,
  insertMessage,
  noteRead,
  openConversation,
  settleConversation,
} from './store.ts'

type Idempotency = { scope: string; key: string } | null

/** A page of the player's own conversation; empty before the first message. */
export async function pageFor(
  db: Db,
  playerId: string,
  query: { before?: number | undefined; limit: number },
): Promise<ChatPage> {
  const { messages, hasEarlier } = await findMessages(db, playerId, query)
  return {
    messages: messages.map(({ id, from, text, at, key }) => ({ id, from, text, at, key })),
    hasEarlier,
    unread: await countUnread(db, playerId),
  }
}

/** Sends a message to support; every tab of the player hears of it. */
export const sendMessage = (
  kernel: Kernel,
  {
    playerId,
    brand,
    text,
    isForwarded = false,
    idempotency,
  }: {
    playerId: string
    brand: string
    text: string
    /** Whether a help desk takes it too. */
    isForwarded?: boolean
    idempotency: { scope: string; key: string }
  },
): Promise<ChatMessage> =>
  runCommand(kernel, {
    name: 'chat.send',
    playerId,
    idempotency,
    input: { text },
    async handle({ tx, now, push }) {
      await openConversation(tx, { playerId, brand, now })
      const message = await insertMessage(tx, { playerId, text, now, key: idempotency.key })
      if (isForwarded) await queueForward(tx, { messageId: message.id, playerId, now })
      push(playerId, 'chat', { message, unread: await countUnread(tx, playerId) })
      return message
    },
  })

/** Notes what the player has seen, and tells their other tabs. */
export const readMessages = (
  kernel: Kernel,
  { playerId, upTo, idempotency }: { playerId: string; upTo: number; idempotency: Idempotency },
): Promise<void> =>
  runCommand(kernel, {
    name: 'chat.read',
    playerId,
    idempotency,
    input: { upTo },
    async handle({ tx, push }) {
      const before = await countUnread(tx, playerId)
      await noteRead(tx, playerId, upTo)
      const unread = await countUnread(tx, playerId)
      if (unread !== before) push(playerId, 'chat', { message: null, unread })
    },
  })

/** Support answers: the player hears of it in every tab. The conversation waits no more. */
export const answer = (
  kernel: Kernel,
  {
    playerId,
    staffId,
    text,
    idempotency,
  }: { playerId: string; staffId: string; text: string; idempotency: Idempotency },
): Promise<ChatMessage> =>
  runCommand(kernel, {
    name: 'chat.answer',
    playerId,
    idempotency,
    input: { text },
    async handle({ tx, now, push }) {
      const message = await insertMessage(tx, { playerId, text, now, staffId })
      await settleConversation(tx, { playerId, isOpen: true, now })
      push(playerId, 'chat', { message, unread: await countUnread(tx, playerId) })
      return message
    },
  })

/** A help desk answers: as support does, once for each answer of the desk. */
export const answerFromDesk = (
  kernel: Kernel,
  { playerId, deskId, text }: { playerId: string; deskId: string; text: string },
): Promise<void> =>
  runCommand(kernel, {
    name: 'chat.desk-answer',
    playerId,
    idempotency: null,
    input: null,
    async handle({ tx, now, push }) {
      if (await isAnswered(tx, deskId)) return
      const message = await insertMessage(tx, { playerId, text, now, deskId })
      await settleConversation(tx, { playerId, isOpen: true, now })
      push(playerId, 'chat', { message, unread: await countUnread(tx, playerId) })
    },
  })

/** Closes a conversation. @throws PlatformError not-available when it is closed already. */
export const closeConversation = (
  kernel: Kernel,
  { playerId, idempotency }: { playerId: string; idempotency: Idempotency },
): Promise<void> =>
  runCommand(kernel, {
    name: 'chat.close',
    playerId,
    idempotency,
    input: null,
    async handle({ tx, now }) {
      if (!(await findConversation(tx, playerId))?.isOpen) {
        throw new PlatformError(
          'not-available',
          'This conversation is closed already. The player’s next message opens it again.',
        )
      }
      await settleConversation(tx, { playerId, isOpen: false, now })
    },
  })
