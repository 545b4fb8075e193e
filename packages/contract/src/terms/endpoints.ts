import { declareEndpoints, get, post } from '../endpoint.ts'
import type { termsContract } from './schemas.ts'

export const terms = /* @__PURE__ */ declareEndpoints<typeof termsContract>()({
  log: post('/rest/terms/log/'),
  confirm: post('/rest/terms/confirm/'),
  unconfirmed: get('/rest/terms/unconfirmed/'),
})
