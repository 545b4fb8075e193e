import { declareEndpoints, del, get, post } from '../endpoint.ts'
import type { accountContract } from './schemas.ts'

export const account = /* @__PURE__ */ declareEndpoints<typeof accountContract>()({
  welcome: get('/rest/player/welcome/'),
  saveProfile: post('/rest/player/profile/'),
  sendEmailCode: post('/rest/confirm/email/send/'),
  confirmEmail: post('/rest/confirm/email/'),
  confirmEmailByLink: post('/rest/confirm/email/link/'),
  sendPhoneCode: post('/rest/confirm/phone/send/'),
  confirmPhone: post('/rest/confirm/phone/'),
  reauthenticate: post('/rest/player/reauthenticate/'),
  changePassword: post('/rest/player/password/'),
  exportData: get('/rest/player/data/'),
  closeAccount: post('/rest/player/close/'),
  endSession: del('/rest/player/sessions/{id}/'),
  endOtherSessions: del('/rest/player/sessions/'),
  subscription: get('/rest/player/subscription/'),
  saveSubscription: post('/rest/player/subscription/'),
  claimReward: post('/rest/player/rewards/{reward}/claim/'),
})
