export { defineRoom, type RoomDeclaration, type RoomParts } from './defineRoom.ts'
export { FeatureRoom, type FeatureRoomProps } from './FeatureRoom.tsx'
export { linkParts } from './linkParts.ts'
export { partsOf } from './partsOf.ts'
export { Meanwhile } from './Meanwhile.tsx'
export {
  featureInfoQuery,
  loadRoom,
  promotionsQuery,
  useFeatureInfo,
  useRunningPromotions,
} from './queries.ts'
export { RoomBanner, type RoomBannerProps } from './RoomBanner.tsx'
export { type RoomFact, RoomFacts, RoomSteps } from './RoomParts.tsx'
export { RoomPending, type RoomPendingProps } from './RoomPending.tsx'
export { RoomWelcome, type RoomWelcomeProps } from './RoomWelcome.tsx'
export { stepsOf } from './stepsOf.ts'
export { roomTexts } from './roomTexts.ts'
export { SignUpPanel } from './SignUpPanel.tsx'
export { useFinishTimer } from './useFinishTimer.ts'
export { RoomPage, RoomSection } from './RoomSection.tsx'
export { ShareCode, type ShareCodeProps } from './share/ShareCode.tsx'
export { useCodeLink } from './share/useCodeLink.ts'
