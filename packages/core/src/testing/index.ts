export { type AnyModals, useAnyModals } from './anyModals.ts'
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
export { brandModal, brandPage, brandSlot } from './brandPart.tsx'
export { type BrandSwitch, type StoryBrand, useBrandGames, wornBy } from './storyBrand.ts'
export { found, press, typeInto } from './inStory.ts'
export { sampleCover } from './sampleCover.ts'
export { type PlayerState, type PlayerSwitch, seenBy } from './playerState.ts'
export { makeApp, type TestApp, type TestAppOptions } from './makeApp.tsx'
export { makeAppInit, makePlayer } from './makePlayer.ts'
export { makeInboxEntry } from './makeInboxEntry.ts'
export { makePromotion } from './makePromotion.ts'
export { shownToasts } from './shownToasts.ts'
export { waitingModals } from './waitingModals.ts'
export { createEvents } from '../app/events.ts'
export { writeConsent } from '../consent/consent.ts'
export { DefaultLayout } from '../layouts/DefaultLayout.tsx'
export { Dock } from '../layouts/Dock.tsx'
export { openModal } from '../modals/store.ts'
export { setGuest } from '../session/session.ts'
export { makeScriptPlace } from '../script/testing.ts'
export { AuthLayout } from '../layouts/AuthLayout.tsx'
export { webviewAtom } from '../routing/webview.ts'
export { Behaviours } from '../start/Behaviours.tsx'
export { createRouter } from '../start/createRouter.tsx'
export { loadComponent } from '../app/lazy.ts'
export { runMiddleware } from '../middleware/run.ts'
