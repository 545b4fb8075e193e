import { declareEndpoints, get } from '@marquee/contract/declare'
import type { tournamentsContract } from './schemas.ts'

export const tournaments = /* @__PURE__ */ declareEndpoints<typeof tournamentsContract>()({
  running: get('/rest/tournaments/running/'),
  current: get('/rest/tournament/'),
  upcoming: get('/rest/next-tournaments/'),
  history: get('/rest/tournaments-history/'),
})
