import { declareEndpoints, get } from '@marquee/contract/declare'
import type { prizeDropsContract } from './schemas.ts'

export const prizeDrops = /* @__PURE__ */ declareEndpoints<typeof prizeDropsContract>()({
  info: get('/rest/prize-drops/info/'),
})
