import { declareEndpoints, del, get, post } from '../endpoint.ts'
import type { passkeysContract } from './schemas.ts'

export const passkeys = /* @__PURE__ */ declareEndpoints<typeof passkeysContract>()({
  list: get('/rest/player/passkeys/'),
  registerOptions: post('/rest/player/passkeys/options/'),
  register: post('/rest/player/passkeys/'),
  remove: del('/rest/player/passkeys/{id}/'),
  signInOptions: post('/rest/passkey/options/'),
  signIn: post('/rest/passkey/sign-in/'),
})
