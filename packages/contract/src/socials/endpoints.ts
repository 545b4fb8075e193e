import { declareEndpoints, del, get, post } from '../endpoint.ts'
import type { socialsContract } from './schemas.ts'

export const socials = /* @__PURE__ */ declareEndpoints<typeof socialsContract>()({
  list: get('/rest/player/socials/'),
  begin: post('/rest/player/socials/{provider}/begin/'),
  link: post('/rest/player/socials/{provider}/'),
  unlink: del('/rest/player/socials/{provider}/'),
})
