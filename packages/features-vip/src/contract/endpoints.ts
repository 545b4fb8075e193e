import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { rankLeagueContract } from './schemas.ts'

export const rankLeague = /* @__PURE__ */ declareEndpoints<typeof rankLeagueContract>()({
  info: get('/rest/rank-league/info/'),
  claimReward: post('/rest/rank-league/claim-reward/'),
  cashback: get('/rest/cashback/info/'),
  payCashback: post('/rest/cashback/pay/'),
})
