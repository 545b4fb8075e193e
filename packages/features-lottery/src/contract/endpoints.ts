import { declareEndpoints, get, getWithEffect, post } from '@marquee/contract/declare'
import type { lotteryContract } from './schemas.ts'

export const lottery = /* @__PURE__ */ declareEndpoints<typeof lotteryContract>()({
  details: get('/rest/promo-events/lottery/details/'),
  leaderboard: get('/rest/promo-events/lottery/leaderboard/{id}/'),
  playerTickets: get('/rest/promo-events/lottery/player-tickets/'),
  takeFreeTicket: post('/rest/promo-events/lottery/free-ticket/'),
  seeDraw: post('/rest/promo-events/lottery/seen/{id}/'),
  takeReward: getWithEffect('/rest/promo-events/lottery/take-reward/{id}/'),
})
