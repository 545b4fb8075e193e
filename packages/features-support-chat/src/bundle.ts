import type { PushPayload } from '@marquee/contract'
import type { PushTools } from '@marquee/core'
import { takePush } from './queries.ts'

export { supportChatWith } from './SupportChat.tsx'

export const onChat = (push: PushPayload<'chat'>, { queryClient }: PushTools): void =>
  takePush(queryClient, push)

export { messages } from './messages/index.ts'
