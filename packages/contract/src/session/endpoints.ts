import { declareEndpoints, get, getWithEffect, post } from '../endpoint.ts'
import type { sessionContract } from './schemas.ts'

export const session = /* @__PURE__ */ declareEndpoints<typeof sessionContract>()({
  check: get('/rest/request/handle/'),
  appInit: get('/rest/app/init/'),
  translations: get('/api/rest/translations/{locale}'),
  signUp: post('/rest/sign-up/'),
  signIn: post('/rest/sign-in/'),
  signInCode: post('/rest/sign-in/code/'),
  resetRequest: post('/rest/reset/request/'),
  resetConfirm: post('/rest/reset/confirm/'),
  logout: getWithEffect('/rest/logout/'),
  realtimeTicket: post('/rest/realtime/ticket/'),
  restrictionInfo: get('/rest/restriction/info/'),
})
