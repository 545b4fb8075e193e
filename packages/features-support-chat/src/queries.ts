import type { ApiClient } from '@marquee/api-client'
import { chat } from './contract/endpoints.ts'
import { type ChatMessage, type ChatPage } from './contract/schemas.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { withEarlier, withMessage, withNewest } from './conversation.ts'

const chatKey = ['chat', 'messages']

/** The player's conversation with support; what was read back to stays. */
export const chatQuery = (api: ApiClient, queryClient: QueryClient) =>
  queryOptions({
    queryKey: chatKey,
    queryFn: async ({ signal }): Promise<ChatPage> => {
      const { data } = await api.call(chat.messages, { query: {}, signal })
      return withNewest(queryClient.getQueryData<ChatPage>(chatKey), data)
    },
    staleTime: 30_000,
    // No push reaches a player who is excluded from play.
    refetchOnWindowFocus: true,
  })

const change = (queryClient: QueryClient, to: (known: ChatPage) => ChatPage): void => {
  queryClient.setQueryData<ChatPage>(chatKey, (known) => known && to(known))
}

/** A message was written or seen, here or in another tab. */
export function takePush(
  queryClient: QueryClient,
  { message, unread }: { message: ChatMessage | null; unread: number },
): void {
  change(queryClient, (known) => ({ ...(message ? withMessage(known, message) : known), unread }))
}

/** Reads one page further back. @throws ApiError. */
export async function loadEarlier(
  api: ApiClient,
  queryClient: QueryClient,
  before: number,
): Promise<void> {
  const { data } = await api.call(chat.messages, { query: { before } })
  change(queryClient, (known) => withEarlier(known, data))
}

/** Sends a message; the same key again is the same message. @throws ApiError. */
export async function sendMessage(
  api: ApiClient,
  queryClient: QueryClient,
  { text, key }: { text: string; key: string },
): Promise<void> {
  const { data } = await api.call(chat.send, { body: { text }, idempotencyKey: key })
  change(queryClient, (known) => withMessage(known, data))
}

/** The player has seen every message up to this one. @throws ApiError. */
export async function markRead(
  api: ApiClient,
  queryClient: QueryClient,
  upTo: number,
): Promise<void> {
  await api.call(chat.read, { body: { upTo } })
  change(queryClient, (known) => ({ ...known, unread: 0 }))
}
