import { watchPictures } from '@marquee/ui/failedPictures'
import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { showBelow } from '../app/below.ts'
import { answerEarlyTaps } from '../earlyTaps/answer.ts'
import { useConsent } from '../consent/useConsent.ts'
import { useDeviceRefresh } from '../device/useDeviceRefresh.ts'
import { useDictionary } from '../i18n/useDictionary.ts'
import { useInbox } from '../inbox/useInbox.ts'
import { useRefreshPromotions } from '../promotions/useRefreshPromotions.ts'
import { useFeatureStatus } from './useFeatureStatus.ts'
import { useMessages } from './useMessages.ts'

/** Everything of the shell that waits until the first page is at rest. */
export function Background() {
  const { router } = useApp()
  useMessages('background')
  useConsent()
  useDeviceRefresh()
  useDictionary()
  useEffect(answerEarlyTaps, [])
  useEffect(watchPictures, [])
  useEffect(() => showBelow(router), [router])
  useFeatureStatus()
  useRefreshPromotions()
  useInbox()
  return null
}
