import { declareEndpoints, get, post } from '../endpoint.ts'
import type { roundsContract } from './schemas.ts'

export const rounds = /* @__PURE__ */ declareEndpoints<typeof roundsContract>()({
  play: post('/rest/game-rounds/'),
  step: post('/rest/game-rounds/{id}/step/'),
  finish: post('/rest/game-rounds/{id}/finish/'),
  demo: post('/rest/game-rounds/demo/'),
  demoStep: post('/rest/game-rounds/demo/{id}/step/'),
  watch: get('/rest/game-rounds/{id}/watch/'),
  demoWatch: get('/rest/game-rounds/demo/{id}/watch/'),
  recall: get('/rest/game-rounds/{id}/'),
  history: get('/rest/game-rounds/'),
})
