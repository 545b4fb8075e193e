import { useBrand, useFeatureTexts, useIsWebview } from '@marquee/core'
import { ChatButton } from './ChatButton.tsx'
import { useOpenSupport } from './useOpenSupport.ts'
import { wayToSupport } from './wayToSupport.ts'

/** The way to support on every page; a native app around the page has a button of its own. */
export function Support() {
  const way = wayToSupport(useBrand())
  const t = useFeatureTexts('support-button')
  const isWebview = useIsWebview()
  useOpenSupport()
  return t && way && !isWebview && <ChatButton />
}
