import { useApp, useIsAllowed } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ErrorMonitor, StartMonitor } from './types.ts'

const startLater: StartMonitor = async (options) => {
  const { startRaygun } = await import('./raygun.ts')
  return startRaygun(options)
}

/**
 * Reports errors where there is a key and consent for 'monitoring'. Without a key the console says
 * so and monitoring is skipped (MONITOR-09, MONITOR-10).
 */
export function useMonitoring(start: StartMonitor = startLater): void {
  const { brand, events } = useApp()
  const allowed = useIsAllowed('monitoring')
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { key, version, endpoint } = brand.monitoring ?? {}
  const [monitor, setMonitor] = useState<ErrorMonitor | null>(null)

  useEffect(() => {
    if (!key)
      console.info(
        'Error monitoring is skipped: its key is not configured. Set monitoring.key of the brand, in SERVICES_FILE or brand.ts.',
      )
  }, [key])

  const begin = useEffectEvent(start)
  useEffect(() => {
    if (!key || !allowed) return undefined
    let over = false
    let started: ErrorMonitor | undefined
    begin({
      key,
      brand: brand.key,
      ...(version && { version }),
      ...(endpoint && { endpoint }),
    }).then(
      (monitor) => {
        started = monitor
        if (over) monitor.stop()
        else setMonitor(monitor)
      },
      (error: unknown) => console.warn('Error monitoring could not be started.', error),
    )
    return () => {
      over = true
      started?.stop()
      setMonitor(null)
    }
  }, [key, version, endpoint, allowed, brand])

  useEffect(() => monitor?.page(path), [monitor, path])
  useEffect(
    () => (monitor ? events.on('error:shown', ({ error }) => monitor.report(error)) : undefined),
    [monitor, events],
  )
}
