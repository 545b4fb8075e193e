import { declareEndpoints, get, post } from '../endpoint.ts'
import type { cashContract } from './schemas.ts'

export const cash = /* @__PURE__ */ declareEndpoints<typeof cashContract>()({
  desk: get('/rest/cash/'),
  deposits: get('/rest/cash/deposits/'),
  deposit: get('/rest/cash/deposits/{id}/'),
  receipt: get('/rest/cash/deposits/{id}/receipt/'),
  createDeposit: post('/rest/cash/deposits/'),
  savedToken: post('/rest/cash/methods/{id}/token/'),
  forgetMethod: post('/rest/cash/methods/{id}/forget/'),
  answerChallenge: post('/rest/cash/deposits/{id}/challenge/'),
  cancelDeposit: post('/rest/cash/deposits/{id}/cancel/'),
  redemptions: get('/rest/cash/redemptions/'),
  requestRedemption: post('/rest/cash/redemptions/'),
  answerRedemption: post('/rest/cash/redemptions/{id}/answer/'),
  cancelRedemption: post('/rest/cash/redemptions/{id}/cancel/'),
})
