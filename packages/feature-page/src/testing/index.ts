export { makePromotion } from '@marquee/core/testing'
export { makeFeatureInfo, makePageData } from './makePageData.ts'
