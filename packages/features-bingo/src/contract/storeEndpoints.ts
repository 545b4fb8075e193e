import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { bingoStoreContract } from './store.ts'

export const bingoStore = /* @__PURE__ */ declareEndpoints<typeof bingoStoreContract>()({
  offers: get('/rest/bingo/store/'),
  exchange: post('/rest/bingo/store/exchange/'),
})
