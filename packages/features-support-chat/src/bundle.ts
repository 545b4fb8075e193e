import type { PushPayload } from '@marquee/contract'
import type { PushTools } from '@marquee/core'
import { takePush } from './queries.ts'

export { supportChatWith } from './SupportChat.tsx'

export const onChat = (push: PushPayload<'chat'>, { queryClient }: PushTools): void =>
  takePush(queryClient, push)

export const messages = {
  en: () => import('./messages/en.json').then((module) => module.default),
  es: () => import('./messages/es.json').then((module) => module.default),
}
