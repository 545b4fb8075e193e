import { declareEndpoints, get } from '../endpoint.ts'
import type { pagesContract } from './schemas.ts'

export const pages = /* @__PURE__ */ declareEndpoints<typeof pagesContract>()({
  home: get('/rest/page/home/'),
  promotions: get('/rest/page/promotions/'),
  profile: get('/rest/page/profile/'),
  quests: get('/rest/page/quests/'),
  banners: get('/rest/banners/home/'),
  latestWinners: get('/rest/latest-winners/'),
})
