import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { questsContract } from './schemas.ts'

export const quests = /* @__PURE__ */ declareEndpoints<typeof questsContract>()({
  current: get('/rest/quest/'),
  claim: post('/rest/quest/claim/'),
})
