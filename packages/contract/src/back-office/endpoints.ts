import { declareEndpoints, get, post } from '../endpoint.ts'
import type { backOfficeContract } from './schemas.ts'

const brand = '/rest/back-office/brands/{brand}'
const player = `${brand}/players/{playerId}`

export const backOffice = /* @__PURE__ */ declareEndpoints<typeof backOfficeContract>()({
  signIn: post('/rest/back-office/sign-in/'),
  signOut: post('/rest/back-office/sign-out/'),
  me: get('/rest/back-office/me/'),
  players: get(`${brand}/players/`),
  player: get(`${player}/`),
  personalData: get(`${player}/personal-data/`),
  ledger: get(`${player}/ledger/`),
  rounds: get(`${player}/rounds/`),
  round: get(`${player}/rounds/{roundId}/`),
  limits: get(`${player}/limits/`),
  exclude: post(`${player}/exclusions/`),
  documents: get(`${player}/documents/`),
  documentFile: get(`${player}/documents/{documentId}/file/`),
  reviewDocument: post(`${player}/documents/{documentId}/review/`),
  documentQueue: get(`${brand}/documents/`),
  waiting: get('/rest/back-office/waiting/'),
  redemptions: get(`${brand}/redemptions/`),
  redemption: get(`${player}/redemptions/{redemptionId}/`),
  decideRedemption: post(`${player}/redemptions/{redemptionId}/decision/`),
  purchases: get(`${brand}/purchases/`),
  purchase: get(`${player}/purchases/{depositId}/`),
  refunds: get(`${brand}/refunds/`),
  switchFeature: post(`${player}/features/`),
  playerSessions: get(`${player}/sessions/`),
  endPlayerSessions: post(`${player}/sessions/end/`),
  unlockSignIn: post(`${player}/sign-in/`),
  markAffiliate: post(`${player}/affiliate/`),
  refreshPages: post(`${brand}/refresh/`),
  report: get(`${brand}/report/`),
  audit: get(`${brand}/audit/`),
  staff: get(`${brand}/staff/`),
  inviteStaff: post(`${brand}/staff/`),
  confirmStaff: post(`${brand}/staff/{staffId}/confirmation/`),
  resetStaffSecondFactor: post(`${brand}/staff/{staffId}/second-factor/`),
  setStaffActive: post(`${brand}/staff/{staffId}/active/`),
  acceptInvitation: post('/rest/back-office/invitation/'),
})
