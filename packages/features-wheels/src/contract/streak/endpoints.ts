import { declareEndpoints, get, getWithEffect, post } from '@marquee/contract/declare'
import type { depositStreakContract } from './schemas.ts'

export const depositStreak = /* @__PURE__ */ declareEndpoints<typeof depositStreakContract>()({
  info: get('/rest/deposit-streak/info/'),
  wheelsPrizes: get('/rest/deposit-streak/wheels-prizes/'),
  applyPrize: getWithEffect('/rest/deposit-streak/apply-prize/'),
  chooseBoost: post('/rest/deposit-streak/choose-boost/'),
  groupInfo: get('/rest/deposit-streak/group-info/'),
})
