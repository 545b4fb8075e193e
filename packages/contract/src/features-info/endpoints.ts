import { declareEndpoints, get } from '../endpoint.ts'
import type { featuresInfoContract } from './schemas.ts'

export const featuresInfo = /* @__PURE__ */ declareEndpoints<typeof featuresInfoContract>()({
  info: get('/rest/features-games-info/info/'),
})
