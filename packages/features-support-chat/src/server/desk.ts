import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Handlers } from '@marquee/platform-kernel/http'
import { type StaffCallOfPlayer, staffHandlers } from '@marquee/platform-back-office/access'
import { refuseForeignPlayer } from '@marquee/platform-back-office/playerStore'
import { findConversations } from './deskStore.ts'
import { answer, closeConversation } from './service.ts'
import { type Conversation, findConversation, findMessages } from './store.ts'

const data = <T>(value: T) => ({ success: true as const, data: value })

/** The conversation that the path names, of the brand that it names. @throws PlatformError not-found. */
async function conversationOf(
  call: StaffCallOfPlayer,
): Promise<Conversation & { playerId: string; login: string }> {
  const { playerId } = call.params
  const { db } = call.kernel
  await refuseForeignPlayer(db, call.brand, playerId)
  const conversation = await findConversation(db, playerId)
  if (!conversation) {
    throw new PlatformError('not-found', 'This player has not written to support.')
  }
  const { login } = await db
    .selectFrom('player')
    .select('login')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return { ...conversation, playerId, login }
}

/** What support does: permission `support-chat`, each call on record. */
export const chatDeskHandlers = (): Handlers =>
  staffHandlers({
    'chatDesk.conversations': async (call) =>
      data(await findConversations(call.kernel.db, call.brand, call.query)),

    async 'chatDesk.conversation'(call) {
      const { playerId, login, isOpen, waitingSince } = await conversationOf(call)
      const query = call.query
      const { messages, hasEarlier } = await findMessages(call.kernel.db, playerId, query)
      return data({
        player: { id: playerId, login },
        isOpen,
        waitingSince,
        messages: messages.map(({ id, from, text, at, staff }) => ({ id, from, text, at, staff })),
        hasEarlier,
      })
    },

    async 'chatDesk.answer'(call) {
      const { playerId, waitingSince } = await conversationOf(call)
      const { text } = call.body
      const { staff, idempotency } = call
      const { key: _, ...message } = await call.audited(
        { before: { waitingSince }, after: (result) => ({ messageId: idOf(result) }) },
        (kernel) => answer(kernel, { playerId, staffId: staff.id, text, idempotency }),
      )
      return data({ ...message, staff: staff.name })
    },

    async 'chatDesk.close'(call) {
      const { playerId, isOpen } = await conversationOf(call)
      const { idempotency } = call
      await call.audited({ before: { isOpen }, after: () => ({ isOpen: false }) }, (kernel) =>
        closeConversation(kernel, { playerId, idempotency }),
      )
      return { success: true }
    },
  })

const idOf = (result: unknown): number => (result as { id: number }).id
