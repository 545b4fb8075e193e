import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { useBrand } from '../app/AppContext.ts'
import { useAnalyticsConsent } from '../analytics/useAnalyticsConsent.ts'
import { useCaptcha } from '../captcha/useCaptcha.ts'
import { useConsent } from '../consent/useConsent.ts'
import { useDictionary } from '../i18n/useDictionary.ts'
import { answerEarlyTaps } from '../earlyTaps/answer.ts'
import { useFeatureStatus } from './useFeatureStatus.ts'
import { deviceAtom } from '../device/device.ts'
import { useDeviceRefresh } from '../device/useDeviceRefresh.ts'
import { useMonitoring } from '../monitor/useMonitoring.ts'
import { useIsWebview } from '../routing/webview.ts'
import { useInbox } from '../inbox/useInbox.ts'
import { useRefreshPromotions } from '../promotions/useRefreshPromotions.ts'
import { usePopupAds } from '../popupAds/usePopupAds.ts'
import { useMessages } from './useMessages.ts'

const ConsentBanner = lazy(() =>
  import('../consent/ConsentBanner.tsx').then((module) => ({ default: module.ConsentBanner })),
)
const ChatButton = lazy(() =>
  import('../chat/ChatButton.tsx').then((module) => ({ default: module.ChatButton })),
)

/** Everything of the shell that waits until the first page is at rest. */
export function Background() {
  const { supportChat } = useBrand()
  const hasTexts = useMessages('background')
  const consent = useConsent()
  const isWebview = useIsWebview()
  useDeviceRefresh()
  // A search engine shows what it reads; it has nothing to allow.
  const { isCrawler } = useAtomValue(deviceAtom)
  useDictionary()
  useCaptcha()
  useAnalyticsConsent()
  useMonitoring()
  usePopupAds()
  useEffect(answerEarlyTaps, [])
  useFeatureStatus()
  useRefreshPromotions()
  useInbox()
  if (!hasTexts) return null
  return (
    <Suspense fallback={null}>
      {consent?.given === false && !isCrawler && <ConsentBanner />}
      {supportChat && !isWebview && <ChatButton />}
    </Suspense>
  )
}
