import { declareDomain } from '@marquee/contract/domain'
import { chat, chatDesk, chatDeskAccess } from './endpoints.ts'
import * as deskSchemas from './desk.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    chat: typeof schemas.chatContract
    chatDesk: typeof deskSchemas.chatDeskContract
  }
}

/** The calls that this feature answers, with their schemas. */
export const supportChatDomains = [
  declareDomain('chat', { endpoints: chat, calls: schemas.chatContract, schemas }),
  declareDomain('chatDesk', {
    endpoints: chatDesk,
    calls: deskSchemas.chatDeskContract,
    schemas: deskSchemas,
  }),
]

export { chat, chatDesk, chatDeskAccess }
export * from './desk.ts'
export * from './schemas.ts'
