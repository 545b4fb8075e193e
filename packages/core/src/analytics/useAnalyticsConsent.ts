import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { useConsent } from '../consent/useConsent.ts'
import { loadScript } from '../script/loadScript.ts'
import { keepAnalyticsContext } from './context.ts'

/**
 * Lets analytics do what is allowed and no more: the brand's tag manager, which reads the data
 * layer, is fetched with consent only, and without it nothing stays on the device.
 */
export function useAnalyticsConsent(load: (src: string) => Promise<void> = loadScript): void {
  const runtime = useApp()
  const consent = useConsent()
  const allowed = consent?.enabled.includes('analytics') ?? false
  const src = runtime.brand.analytics?.src
  useEffect(() => {
    if (consent) keepAnalyticsContext(runtime)
  }, [runtime, consent])
  useEffect(() => {
    if (!allowed || !src) return
    load(src).catch((error: unknown) =>
      console.warn('The tag manager could not be loaded; nothing is measured.', error),
    )
  }, [allowed, src])
}
