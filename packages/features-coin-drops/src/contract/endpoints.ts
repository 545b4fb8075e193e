import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { coinDropsContract } from './schemas.ts'

export const coinDrops = /* @__PURE__ */ declareEndpoints<typeof coinDropsContract>()({
  info: get('/rest/coin-drops/'),
  claim: post('/rest/coin-drops/{id}/claim/'),
})
