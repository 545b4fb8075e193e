import { declareEndpoints, get } from '../endpoint.ts'
import type { FeaturesInfoContract } from './schemas.ts'

export const featuresInfo = /* @__PURE__ */ declareEndpoints<FeaturesInfoContract>()({
  info: get('/rest/features-games-info/info/'),
})
