import { declareEndpoints, get } from '@marquee/contract/declare'
import type { historyContract } from './schemas.ts'

export const history = /* @__PURE__ */ declareEndpoints<typeof historyContract>()({
  entries: get('/rest/history/'),
  export: get('/rest/history/export/'),
  statements: get('/rest/history/statements/'),
  round: get('/rest/history/rounds/{id}/'),
})
