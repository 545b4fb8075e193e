import { declareEndpoints, get, post } from '../endpoint.ts'
import type { magicBoxContract } from './schemas.ts'

export const magicBox = /* @__PURE__ */ declareEndpoints<typeof magicBoxContract>()({
  info: get('/rest/magic-box/'),
  open: post('/rest/magic-box/{id}/open/'),
})
