import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { moneyBoxContract } from './schemas.ts'

export const moneyBox = /* @__PURE__ */ declareEndpoints<typeof moneyBoxContract>()({
  info: get('/rest/money-box/info/'),
  games: get('/rest/money-box/games/'),
  break: post('/rest/money-box/break/'),
})
