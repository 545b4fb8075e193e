import { declareEndpoints, get, post } from '../endpoint.ts'
import type { verificationContract } from './schemas.ts'

export const verification = /* @__PURE__ */ declareEndpoints<typeof verificationContract>()({
  documents: get('/rest/verification/documents/'),
  upload: post('/rest/verification/documents/'),
  identity: get('/rest/verification/identity/'),
  startIdentity: post('/rest/verification/identity/start/'),
})
