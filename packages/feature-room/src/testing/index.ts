export { describeRoom } from './describeRoom.tsx'
export { makeFeatureInfo, makePromotion, makeRoomData } from './makeRoomData.ts'
