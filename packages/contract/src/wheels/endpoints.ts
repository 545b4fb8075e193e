import { declareEndpoints, get, post } from '../endpoint.ts'
import type { wheelsContract } from './schemas.ts'

export const wheels = /* @__PURE__ */ declareEndpoints<typeof wheelsContract>()({
  configs: get('/rest/extended-wheels/configs/'),
  spin: post('/rest/extended-wheels/spin/{id}/'),
})
