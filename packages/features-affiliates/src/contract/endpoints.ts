import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { affiliatesContract } from './schemas.ts'

export const affiliates = /* @__PURE__ */ declareEndpoints<typeof affiliatesContract>()({
  visit: post('/rest/affiliates/visits/'),
  account: get('/rest/affiliates/account/'),
  statistics: get('/rest/affiliates/statistics/'),
  days: get('/rest/affiliates/days/'),
  export: get('/rest/affiliates/days/export/'),
})
