import { groupOf } from './groupOf.ts'
import { scrub } from './scrub.ts'
import { monitorSettings } from './settings.ts'
import type { ErrorMonitor, MonitorOptions } from './types.ts'

/** The service's script takes commands; its own types lack some of them. */
type Command = (name: string, value?: unknown) => void

const pageIsComplete = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => {
        window.addEventListener('load', () => resolve(), { once: true })
      })

/** The script takes the place of its global with another once it runs: always the present one. */
const command: Command = (name, value) => {
  ;(window as unknown as { rg4js: Command }).rg4js(name, value)
}

/** Raygun behind our own port. Fetches its script; call it with consent only. */
export async function startRaygun({
  key,
  brand,
  version,
  endpoint,
}: MonitorOptions): Promise<ErrorMonitor> {
  await pageIsComplete()
  await import('raygun4js')
  let stopped = false
  const pass = <T>(payload: T): T | false => !stopped && scrub(payload)
  command('apiKey', key)
  command('options', {
    ...(endpoint && { apiUrl: endpoint }),
    disableAnonymousUserTracking: true,
    captureUnhandledRejections: true,
    wrapAsynchronousCallbacks: false,
    pulseMaxVirtualPageDuration: monitorSettings.sessionExpiry,
  })
  if (version) command('setVersion', version)
  command('withTags', [brand])
  command('groupingKey', groupOf)
  command('onBeforeSend', pass)
  command('onBeforeSendRUM', pass)
  command('enableCrashReporting', true)
  command('enablePulse', true)
  command('boot')
  const ping = setInterval(() => {
    // A page nobody looks at is no sign of life.
    if (!document.hidden) command('trackEvent', { type: 'customTiming', name: 'ping', duration: 1 })
  }, monitorSettings.ping)
  return {
    report: (error, context = {}) => {
      const real = error instanceof Error ? error : new Error(String(error))
      if (!stopped) command('send', { error: real, customData: context })
    },
    breadcrumb: (message) => command('recordBreadcrumb', message),
    page: (path) => command('trackEvent', { type: 'pageView', path }),
    stop: () => {
      stopped = true
      clearInterval(ping)
      command('detach')
    },
  }
}
