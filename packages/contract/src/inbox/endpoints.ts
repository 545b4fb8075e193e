import { declareEndpoints, get, post } from '../endpoint.ts'
import type { inboxContract } from './schemas.ts'

export const inbox = /* @__PURE__ */ declareEndpoints<typeof inboxContract>()({
  list: get('/rest/inbox/'),
  read: post('/rest/inbox/read/'),
  settings: get('/rest/inbox/settings/'),
  choose: post('/rest/inbox/settings/'),
  keepDevice: post('/rest/inbox/devices/'),
  dropDevice: post('/rest/inbox/devices/remove/'),
})
