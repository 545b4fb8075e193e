export { describeReveal, type RevealScene } from './describeReveal.tsx'
export { describeRoom } from './describeRoom.tsx'
export { makePromotion } from '@marquee/core/testing'
export { makeFeatureInfo, makeRoomData } from './makeRoomData.ts'
