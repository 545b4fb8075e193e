export {
  type Answer,
  type Answers,
  type Asked,
  lostConnection,
  refusal,
  silence,
} from './answers.ts'
export { BalancePill } from '../layouts/BalancePill.tsx'
export { AppStory, inApp } from './AppStory.tsx'
export { makeApp, type TestApp, type TestAppOptions } from './makeApp.tsx'
export { makeAppInit, makePlayer } from './makePlayer.ts'
export { makeInboxEntry } from './makeInboxEntry.ts'
export { makePromotion } from './makePromotion.ts'
export { waitingModals } from './waitingModals.ts'
