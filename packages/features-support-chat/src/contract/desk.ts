import { z } from 'zod'
import { ofBrand, ofPlayer, page } from '@marquee/contract/back-office'
import { data, id, instant, limit, offset, ok, uuid } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'
import { chatDeskAccess } from './endpoints.ts'
import { chatMessage, chatText } from './schemas.ts'

/** A conversation as the list of support shows it. */
export const staffConversation = z.object({
  player: z.object({ id: uuid, login: z.string() }),
  isOpen: z.boolean(),
  /** Since when the oldest message without an answer waits; null when none does. */
  waitingSince: instant.nullable(),
  updatedAt: instant,
  last: z.object({ from: chatMessage.shape.from, text: z.string() }),
})
export type StaffConversation = z.infer<typeof staffConversation>

export const staffChatMessage = chatMessage.omit({ key: true }).extend({
  /** Who of the staff wrote it; null for the player's own. */
  staff: z.string().nullable(),
})
export type StaffChatMessage = z.infer<typeof staffChatMessage>

/** Support's side, for staff with the permission `support-chat`; each call is in the audit log. */
export const chatDeskContract = {
  conversations: {
    summary: 'Conversations of a brand: what waits longest first, then the latest.',
    origin: 'ours',
    audience: 'staff',
    access: chatDeskAccess,
    params: ofBrand,
    query: z.object({
      state: z.enum(['open', 'closed']).default('open'),
      limit: limit.default(25),
      offset: offset.default(0),
    }),
    response: page(staffConversation),
  },
  conversation: {
    summary: 'One conversation, oldest message first.',
    origin: 'ours',
    audience: 'staff',
    access: chatDeskAccess,
    params: ofPlayer,
    query: z.object({ before: id.optional(), limit: limit.default(100) }),
    response: data(
      z.object({
        player: z.object({ id: uuid, login: z.string() }),
        isOpen: z.boolean(),
        waitingSince: instant.nullable(),
        messages: z.array(staffChatMessage),
        hasEarlier: z.boolean(),
      }),
    ),
    errors: ['not-found'],
  },
  answer: {
    summary: 'Answers a player, who sees it at once in every open tab.',
    origin: 'ours',
    audience: 'staff',
    access: chatDeskAccess,
    params: ofPlayer,
    body: z.object({ text: chatText }),
    response: data(staffChatMessage),
    errors: ['not-found'],
  },
  close: {
    summary:
      'Closes a conversation: nothing of it waits. The player’s next message opens it again.',
    origin: 'ours',
    audience: 'staff',
    access: chatDeskAccess,
    params: ofPlayer,
    response: ok,
    errors: ['not-found', 'not-available'],
  },
} satisfies Record<string, CallContract>
