import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { adventureMapContract } from './schemas.ts'

export const adventureMap = /* @__PURE__ */ declareEndpoints<typeof adventureMapContract>()({
  info: get('/rest/adventure-map-info/'),
  map: get('/rest/adventure-map/{id}'),
  claimAward: post('/rest/adventure-map/{id}/claim-award/'),
})
