import type { ChatMessage, ChatPage } from './contract/schemas.ts'

/** Messages in the order of their numbers, each once; the second list's word counts. */
function union(one: ChatMessage[], other: ChatMessage[]): ChatMessage[] {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]))
  return [...byId.values()].sort((left, right) => left.id - right.id)
}

/** What is known with the newest page; what is known goes where there is a gap between the two. */
export function withNewest(known: ChatPage | undefined, page: ChatPage): ChatPage {
  const last = known?.messages.at(-1)
  const first = page.messages[0]
  if (!known || !last || !first || (page.hasEarlier && first.id > last.id)) return page
  const reachesBack = (known.messages[0]?.id ?? first.id) < first.id
  return {
    messages: union(known.messages, page.messages),
    hasEarlier: reachesBack ? known.hasEarlier : page.hasEarlier,
    unread: page.unread,
  }
}

/** What is known with the page before it. */
export const withEarlier = (known: ChatPage, page: ChatPage): ChatPage => ({
  messages: union(page.messages, known.messages),
  hasEarlier: page.hasEarlier,
  unread: known.unread,
})

export const withMessage = (known: ChatPage, message: ChatMessage): ChatPage => ({
  ...known,
  messages: union(known.messages, [message]),
})
