import { declareEndpoints, get } from '../endpoint.ts'
import type { seasonsContract } from './schemas.ts'

export const seasons = /* @__PURE__ */ declareEndpoints<typeof seasonsContract>()({
  season: get('/rest/seasons/{name}/'),
})
