import { useAnalyticsConsent } from './analytics/useAnalyticsConsent.ts'
import { useInactivity } from './inactivity/useInactivity.ts'
import { useMonitoring } from './monitor/useMonitoring.ts'
import { useVitals } from './vitals/useVitals.ts'

/**
 * Reports errors and how quickly pages come, and lets analytics follow, each as far as it is allowed;
 * notices when nobody is there.
 */
export function Observing() {
  useAnalyticsConsent()
  useMonitoring()
  useVitals()
  useInactivity()
  return null
}
