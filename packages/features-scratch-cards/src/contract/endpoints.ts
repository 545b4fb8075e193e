import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { scratchCardsContract } from './schemas.ts'

export const scratchCards = /* @__PURE__ */ declareEndpoints<typeof scratchCardsContract>()({
  info: get('/rest/scratch-card-lottery/get/'),
  scratch: post('/rest/scratch-card-lottery/{id}/scratch/'),
})
