import { declareEndpoints, get } from '@marquee/contract/declare'
import type { seasonsContract } from './schemas.ts'

/** What the client asks for when it knows no name (SEASON-02). */
export const defaultSeason = 'season'

export const seasons = /* @__PURE__ */ declareEndpoints<typeof seasonsContract>()({
  season: get('/rest/seasons/{name}/'),
})
