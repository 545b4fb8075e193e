export { describeReveal, type RevealScene } from './describeReveal.tsx'
export { describeFeaturePage } from './describeFeaturePage.tsx'
export { makePromotion } from '@marquee/core/testing'
export { makeFeatureInfo, makePageData } from './makePageData.ts'
