import { chatDesk } from '../chatCalls.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

export type ChatState = 'open' | 'closed'

/** Staff have no realtime connection: what players write is asked for again, in ms. */
const askAgain = 10_000

/** What the keys of a brand's conversations begin with. */
export const chatsKey = (brand: string) => ['chats', brand] as const

export const conversationsQuery = (brand: string, state: ChatState) =>
  queryOptions({
    queryKey: [...chatsKey(brand), state],
    queryFn: async ({ signal }) => {
      const input = { params: { brand }, query: { state, limit: 100 }, signal }
      return (await api.call(chatDesk.conversations, input)).data
    },
    refetchInterval: askAgain,
  })

export const conversationQuery = (brand: string, playerId: string) =>
  queryOptions({
    queryKey: [...chatsKey(brand), 'conversation', playerId],
    queryFn: async ({ signal }) =>
      (await api.call(chatDesk.conversation, { params: { brand, playerId }, query: {}, signal }))
        .data,
    refetchInterval: askAgain,
  })
