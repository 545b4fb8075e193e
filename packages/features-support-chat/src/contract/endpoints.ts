import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { chatDeskContract } from './desk.ts'
import type { chatContract } from './schemas.ts'

export const chat = /* @__PURE__ */ declareEndpoints<typeof chatContract>()({
  auth: post('/api/chat/auth/'),
  messages: get('/rest/chat/messages/'),
  send: post('/rest/chat/messages/'),
  read: post('/rest/chat/read/'),
})

/** Whoever may read and answer what players write. */
export const chatDeskAccess = 'support-chat'

const chats = '/rest/back-office/brands/{brand}/chats'

export const chatDesk = /* @__PURE__ */ declareEndpoints<typeof chatDeskContract>()({
  conversations: get(`${chats}/`),
  conversation: get(`${chats}/{playerId}/`),
  answer: post(`${chats}/{playerId}/answers/`),
  close: post(`${chats}/{playerId}/close/`),
})
