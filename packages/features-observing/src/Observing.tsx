import { useAnalyticsConsent } from './analytics/useAnalyticsConsent.ts'
import { useInactivity } from './inactivity/useInactivity.ts'
import { useMonitoring } from './monitor/useMonitoring.ts'

/** Reports errors and lets analytics follow, each as far as it is allowed, and notices when nobody is there. */
export function Observing() {
  useAnalyticsConsent()
  useMonitoring()
  useInactivity()
  return null
}
