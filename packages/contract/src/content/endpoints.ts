import { declareEndpoints, get } from '../endpoint.ts'
import type { contentContract } from './schemas.ts'

export const content = /* @__PURE__ */ declareEndpoints<typeof contentContract>()({
  page: get('/rest/page/content/{name}/'),
})
