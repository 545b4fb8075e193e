import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { funmachineContract } from './schemas.ts'

export const funmachineCalls = /* @__PURE__ */ declareEndpoints<typeof funmachineContract>()({
  info: get('/rest/funmachine/'),
  play: post('/rest/funmachine/play/'),
  meter: get('/rest/funmeter/info/'),
})
