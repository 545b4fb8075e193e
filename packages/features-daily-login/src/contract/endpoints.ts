import { declareEndpoints, get, getWithEffect } from '@marquee/contract/declare'
import type { dailyLoginContract } from './schemas.ts'

export const dailyLogin = /* @__PURE__ */ declareEndpoints<typeof dailyLoginContract>()({
  info: get('/rest/daily-login/info/'),
  applyPrize: getWithEffect('/rest/daily-login/apply-prize/'),
})
