import { z } from 'zod'
import { data, id, instant, limit, ok } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** The longest message, in characters. */
export const chatMessageLength = 2000

/** One message of a player's conversation with support. */
export const chatMessage = z.object({
  id: z.int().positive(),
  from: z.enum(['player', 'support']),
  text: z.string(),
  at: instant,
  /** The idempotency key the player sent it with, so that a page knows its own again; null for support's. */
  key: z.uuid().nullable(),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const chatText = z.string().trim().min(1).max(chatMessageLength)

export const chatPage = z.object({
  /** Oldest first; the newest ones before `before`. */
  messages: z.array(chatMessage),
  /** There are older ones still. */
  hasEarlier: z.boolean(),
  /** Messages of support that the player has not seen. */
  unread: z.int().nonnegative(),
})
export type ChatPage = z.infer<typeof chatPage>

/**
 * The player's side. Beside `auth` each call takes the session or, as `Authorization: Bearer`, the
 * token of `auth`; everybody else is answered `unauthorized`. Open to whoever is excluded from play.
 */
export const chatContract = {
  auth: {
    summary:
      'A token that opens the player’s support chat for 15 minutes, and no longer than the session lives.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-81'],
    answersAnew: true,
    body: z.object({
      login: z.string().min(1).max(80),
      email: z.email().max(254),
      appName: z.string().min(1).max(40),
    }),
    response: z.object({ success: z.literal(true), token: z.string() }),
    errors: ['forbidden', 'not-available'],
    openDuringTerms: true,
    duringBreak: 'allowed',
  },
  messages: {
    summary: 'The player’s conversation with support, newest page first.',
    origin: 'ours',
    audience: 'public',
    query: z.object({ before: id.optional(), limit: limit.default(50) }),
    response: data(chatPage),
    errors: ['unauthorized', 'not-available'],
  },
  send: {
    summary: 'Sends a message to support; a closed conversation is open again with it.',
    origin: 'ours',
    audience: 'public',
    body: z.object({ text: chatText }),
    response: data(chatMessage),
    errors: ['unauthorized', 'not-available'],
    openDuringTerms: true,
    duringBreak: 'allowed',
  },
  read: {
    summary: 'The player has seen every message up to this one.',
    origin: 'ours',
    audience: 'public',
    body: z.object({ upTo: id }),
    response: ok,
    errors: ['unauthorized', 'not-available'],
    openDuringTerms: true,
    duringBreak: 'allowed',
  },
} satisfies Record<string, CallContract>
