import { deviceAtom, useConsent, useFeatureTexts } from '@marquee/core'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'

const ConsentBanner = lazy(() =>
  import('./ConsentBanner.tsx').then((module) => ({ default: module.ConsentBanner })),
)

/** Asks until there is an answer. A search engine shows what it reads; it has nothing to allow. */
export function Consent() {
  const consent = useConsent()
  const isOpen = consent?.given === false
  const t = useFeatureTexts(isOpen ? 'consent' : null)
  const { isCrawler } = useAtomValue(deviceAtom)
  return (
    t &&
    isOpen &&
    !isCrawler && (
      <Suspense fallback={null}>
        <ConsentBanner />
      </Suspense>
    )
  )
}
