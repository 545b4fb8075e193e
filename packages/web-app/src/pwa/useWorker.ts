import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { registerWorker } from './registerWorker.ts'
import { skipWaitingMessage } from './skipWaiting.ts'

/** Development serves from sources; a worker would only stand between them and the page. */
const wanted = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator

/** Registers the service worker, and lets a newer one take over when the player goes elsewhere. */
export function useWorker(): void {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    if (!wanted()) return
    registerWorker().then(
      ({ waiting }) => waiting?.postMessage(skipWaitingMessage),
      (error: unknown) =>
        console.warn('The service worker could not be registered; the site works without.', error),
    )
  }, [path])
}
