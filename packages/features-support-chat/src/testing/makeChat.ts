import type { ChatMessage, ChatPage } from '../contract/schemas.ts'

const noon = Date.UTC(2026, 10, 20, 12)

export const makeMessage = (overrides: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 1,
  from: 'player',
  text: 'Where is my bonus?',
  at: noon,
  key: '3f0c2f0e-6f0e-4c43-9d0b-3f2b5c3f9b11',
  ...overrides,
})

export const makeAnswer = (overrides: Partial<ChatMessage> = {}): ChatMessage =>
  makeMessage({
    id: 2,
    from: 'support',
    text: 'It is on its way to you.',
    at: noon + 60_000,
    key: null,
    ...overrides,
  })

/** A question and its answer, which was read. */
export const makeChat = (overrides: Partial<ChatPage> = {}): ChatPage => ({
  messages: [makeMessage(), makeAnswer()],
  hasEarlier: false,
  unread: 0,
  ...overrides,
})
