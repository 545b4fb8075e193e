export { AccountFrame, type AccountFrameProps } from './account/AccountFrame.tsx'
export { type AccountPage, accountPages } from './account/accountPages.ts'
export { track, type AnalyticsEvent, type AnalyticsFields } from './analytics/analytics.ts'
export {
  type AnalyticsContext,
  analyticsContextOf,
  keepAnalyticsContext,
  rememberForAnalytics,
} from './analytics/context.ts'
export { trackFirstDeposit } from './analytics/firstDeposit.ts'
export { AppProvider, useApi, useApp, useBrand } from './app/AppContext.ts'
export { deferred } from './deferred/deferred.tsx'
export { kept } from './app/kept.tsx'
export { now, setClock, useNow } from './app/clock.ts'
export type { AppEvents, Events } from './app/events.ts'
export { openRoundAtom } from './app/openRound.ts'
export { useIsInBrowser } from './app/useIsInBrowser.ts'
export { whenIdle } from './app/whenIdle.ts'
export type { AppRuntime } from './app/runtime.ts'
export { createRuntime } from './start/createRuntime.ts'
export { toSignIn } from './middleware/toSignIn.ts'
export { defineBrand } from './brand/defineBrand.ts'
export type { Composition } from './brand/composition.ts'
export type { Brand, BrandConfig, PushConfig, PushEndpoints } from './brand/types.ts'
export { type ClipboardCopy, useClipboard } from './clipboard/useClipboard.ts'
export { consentConfigOf, isAllowed } from './consent/consent.ts'
export { defaultConsent } from './consent/defaultConsent.ts'
export type { ConsentConfig, ConsentEntry } from './consent/types.ts'
export { chooseConsent, useConsent, useIsAllowed } from './consent/useConsent.ts'
export { type CountdownOptions, useCountdown } from './countdown/useCountdown.ts'
export { deviceAtom, type DeviceInfo } from './device/device.ts'
export * from './feature/index.ts'
export { useFreeWays } from './free-ways/useFreeWays.ts'
export { shortHash } from './hash/shortHash.ts'
export { useLocaleCode, useT, useTranslate } from './i18n/hooks.ts'
export { useDateFormat } from './i18n/useDateFormat.ts'
export { When } from './i18n/When.tsx'
export { useFeatureTexts } from './i18n/useFeatureTexts.ts'
export { useErrorText } from './i18n/useErrorText.ts'
export {
  type Dictionary,
  eachLocale,
  inLocale,
  knownLocales,
  type LocaleCode,
} from './i18n/types.ts'
export { docksAtom } from './layouts/Dock.tsx'
export { useIsOffline } from './layouts/OfflineNotice.tsx'
export { calendarDay, claimToday } from './modals/oncePerDay.ts'
export { isMaskFull, mask, type MaskOptions, unmask } from './masks/mask.ts'
export { useMask } from './masks/useMask.ts'
export { holdsAtom, isOccupied, onOccupationChange } from './modals/occupied.ts'
export { useArtPlace } from './app/useArtPlace.ts'
export { modalStackAtom } from './modals/store.ts'
export { interrupt, type Interruption } from './modals/queue.ts'
export { type ModalStack, useModals, useTopModal } from './modals/useModals.ts'
export { countClosed, countOpened } from './modals/budget.ts'
export { notificationsAtom } from './notifications/notifications.ts'
export { featureInfoQuery } from './feature/featureInfoQuery.ts'
export { promotionsQuery } from './promotions/query.ts'
export { type ShownPromotion } from './promotions/shown.ts'
export { useClaimAtOnce } from './promotions/useClaimAtOnce.ts'
export { usePromotionLink, usePromotions } from './promotions/usePromotions.ts'
export { readCookies, writeCookie } from './preferences/cookie.ts'
export { gameSettings, useGameSettings } from './preferences/gameSettings.ts'
export { usePreferences } from './preferences/usePreferences.ts'
export { redirectTo, useGo } from './routing/go.ts'
export {
  Link,
  type LinkOptions,
  type LinkProps,
  ownPage,
  pageIn,
  useHasRoute,
  usePage,
  usePageWith,
} from './routing/Link.tsx'
export {
  type GivenPath,
  givenPath,
  type GivenTarget,
  type HeldPath,
  type LinkTarget,
  type PageAddress,
} from './routing/to.ts'
export { localisedPath, splitLocale } from './routing/locale.ts'
export { fetchAhead } from './start/fetchAhead.ts'
export { navigateTo, type NavigateOptions } from './routing/navigate.ts'
export { pageOf } from './routing/pageOf.ts'
export { safePath } from './routing/paths.ts'
export type { RouteRules } from './routing/routeRules.ts'
export { firstOf, type Search, stringifySearch } from './routing/search.ts'
export { useRouteName } from './routing/useRouteName.ts'
export { useIsWebview } from './routing/webview.ts'
export { enterAsPlayer, justSignedIn, useLogout, useSwitchGameMode } from './session/actions.ts'
export { type BalanceUnit, shownBalance } from './session/balance.ts'
export { useBalanceHold } from './session/balanceHold.ts'
export { isLeaving } from './session/leaving.ts'
export {
  appInitQuery,
  isGuest,
  patchPlayer,
  playerQuery,
  useAppInit,
  useIsGuest,
  usePlayer,
} from './session/session.ts'
export { wheelsQuery } from './session/wheels.ts'
export { fillCache, makeOld } from './query/cache.ts'
export {
  appInitKey,
  cashKey,
  featureInfoKey,
  homeKey,
  magicBoxKey,
  meKey,
  pagesKey,
  playerKey,
  profileKey,
  promotionsKey,
} from './query/keys.ts'
export { onceWanted } from './query/onceWanted.ts'
export { rewardsQuery } from './session/rewards.ts'
export { loadScript, type ScriptPlace } from './script/loadScript.ts'
export { trustedScriptUrl } from './script/trusted.ts'
export { MenuLine } from './shell/MenuLine.tsx'
export { Slot } from './slots/Slot.tsx'
export { useSlotsReady } from './slots/useSlotsReady.ts'
export {
  brief,
  defaultAutoClose,
  toast,
  type ToastHandle,
  type ToastMessage,
} from './toasts/toast.ts'
