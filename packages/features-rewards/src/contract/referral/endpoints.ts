import { declareEndpoints, get } from '@marquee/contract/declare'
import type { referralContract } from './schemas.ts'

export const referral = /* @__PURE__ */ declareEndpoints<typeof referralContract>()({
  checkRewards: get('/rest/rewards/check-rewards/'),
  mine: get('/rest/player/referral/'),
})
