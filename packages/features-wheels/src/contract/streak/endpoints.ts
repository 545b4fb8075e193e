import { declareEndpoints, get, getWithEffect } from '@marquee/contract/declare'
import type { depositStreakContract } from './schemas.ts'

export const depositStreak = /* @__PURE__ */ declareEndpoints<typeof depositStreakContract>()({
  info: get('/rest/deposit-streak/info/'),
  wheelsPrizes: get('/rest/deposit-streak/wheels-prizes/'),
  applyPrize: getWithEffect('/rest/deposit-streak/apply-prize/'),
  groupInfo: get('/rest/deposit-streak/group-info/'),
})
