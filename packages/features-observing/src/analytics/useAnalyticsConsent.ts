import {
  keepAnalyticsContext,
  loadScript,
  pageOf,
  rememberForAnalytics,
  useApp,
  useConsent,
} from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Lets analytics do what is allowed and no more: the brand's tag manager, which reads the data
 * layer, is fetched with consent only, and without it nothing stays on the device. Each page says
 * its address and name for the events that follow (ANALYTICS-01).
 */
export function useAnalyticsConsent(load: (src: string) => Promise<void> = loadScript): void {
  const runtime = useApp()
  const consent = useConsent()
  const allowed = consent?.enabled.includes('analytics') ?? false
  const src = runtime.brand.analytics?.src
  const location = useRouterState({ select: ({ location }) => location.pathname })
  const pageName = useRouterState({
    select: ({ matches }) => pageOf(matches)?.staticData.definition?.name ?? '',
  })
  useEffect(
    () => rememberForAnalytics(runtime, { location, pageName }),
    [runtime, location, pageName],
  )
  useEffect(() => {
    if (consent) keepAnalyticsContext(runtime)
  }, [runtime, consent])
  const fetchManager = useEffectEvent(load)
  useEffect(() => {
    if (!allowed || !src) return
    fetchManager(src).catch((error: unknown) =>
      console.warn('The tag manager could not be loaded; nothing is measured.', error),
    )
  }, [allowed, src])
}
