import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { freeEntryContract } from './freeEntry.ts'
import type { freeEntryDeskContract } from './freeEntryDesk.ts'
import type { contentContract } from './schemas.ts'

export const content = /* @__PURE__ */ declareEndpoints<typeof contentContract>()({
  page: get('/rest/page/content/{name}/'),
})

export const freeEntry = /* @__PURE__ */ declareEndpoints<typeof freeEntryContract>()({
  info: get('/rest/free-entry/'),
  requestCode: post('/rest/free-entry/codes/'),
})

const brand = '/rest/back-office/brands/{brand}'

export const freeEntryDesk = /* @__PURE__ */ declareEndpoints<typeof freeEntryDeskContract>()({
  requests: get(`${brand}/free-entries/`),
  decide: post(`${brand}/players/{playerId}/free-entries/{code}/decision/`),
})
