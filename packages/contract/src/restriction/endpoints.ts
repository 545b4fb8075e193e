import { declareEndpoints, get, post } from '../endpoint.ts'
import type { restrictionContract } from './schemas.ts'

export const restriction = /* @__PURE__ */ declareEndpoints<typeof restrictionContract>()({
  checkIp: get('/rest/restriction/player/ip/check/'),
  checkGeo: get('/rest/restriction/player/geo/check/'),
  block: post('/rest/restriction/player/block/'),
})
