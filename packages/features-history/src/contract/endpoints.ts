import { declareEndpoints, del, get, post } from '@marquee/contract/declare'
import type { fairnessContract, historyContract } from './schemas.ts'

export const history = /* @__PURE__ */ declareEndpoints<typeof historyContract>()({
  entries: get('/rest/history/'),
  export: get('/rest/history/export/'),
  statements: get('/rest/history/statements/'),
  round: get('/rest/history/rounds/{id}/'),
  share: post('/rest/history/rounds/{id}/share/'),
  unshare: del('/rest/history/rounds/{id}/share/'),
  shared: get('/rest/shared-rounds/{linkId}/'),
})

export const fairness = /* @__PURE__ */ declareEndpoints<typeof fairnessContract>()({
  show: get('/rest/fairness/'),
  reveal: post('/rest/fairness/reveal/'),
  model: get('/rest/fairness/models/{modelId}/'),
})
