import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { dailyChestsContract } from './schemas.ts'

export const dailyChests = /* @__PURE__ */ declareEndpoints<typeof dailyChestsContract>()({
  info: get('/rest/daily-chests/info/'),
  open: post('/rest/daily-chests/open/'),
})
