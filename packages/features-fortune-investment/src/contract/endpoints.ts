import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { fortuneContract } from './schemas.ts'

export const fortune = /* @__PURE__ */ declareEndpoints<typeof fortuneContract>()({
  packages: get('/rest/fortune-investment/packages/'),
  chosenPackage: get('/rest/fortune-investment/chosen-package/'),
  choosePackage: post('/rest/fortune-investment/choose-package/'),
  collectPackage: post('/rest/fortune-investment/collect-package/'),
  takeBackPackage: post('/rest/fortune-investment/take-back-package/'),
})
