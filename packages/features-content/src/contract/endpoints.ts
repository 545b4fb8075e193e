import { declareEndpoints, get } from '@marquee/contract/declare'
import type { contentContract } from './schemas.ts'

export const content = /* @__PURE__ */ declareEndpoints<typeof contentContract>()({
  page: get('/rest/page/content/{name}/'),
})
