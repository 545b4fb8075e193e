import { declareEndpoints, post } from '../endpoint.ts'
import type { chatContract } from './schemas.ts'

export const chat = /* @__PURE__ */ declareEndpoints<typeof chatContract>()({
  auth: post('/api/chat/auth/'),
})
