import { declareEndpoints, get, post, postQuery } from '@marquee/contract/declare'
import type { bonusDeskContract } from './desk.ts'
import type { bonusesContract } from './schemas.ts'

export const bonuses = /* @__PURE__ */ declareEndpoints<typeof bonusesContract>()({
  list: get('/rest/bonus-offer/get-bonuses/'),
  credit: post('/rest/free-entries-bonuses/credit-bonus/'),
  check: postQuery('/rest/free-entries-bonuses/check-bonus/'),
})

export const bonusDesk = /* @__PURE__ */ declareEndpoints<typeof bonusDeskContract>()({
  grant: post('/rest/back-office/brands/{brand}/bonuses/'),
})
