import { useBrand } from '@marquee/core'
import { type ComponentType, lazy, Suspense } from 'react'
import { useInstallOffer } from './pwa/useInstallOffer.ts'
import { useWorker } from './pwa/useWorker.ts'

// The provider's library is no part of a server.
const PushBehaviour: ComponentType | null = import.meta.env.SSR
  ? null
  : lazy(() =>
      import('./push/PushBehaviour.tsx').then((module) => ({ default: module.PushBehaviour })),
    )

/** What makes the site an app: its service worker, the browser's question to install it, and push. */
export function AppBehaviour() {
  useWorker()
  useInstallOffer()
  const { push } = useBrand()
  return <Suspense fallback={null}>{push && PushBehaviour && <PushBehaviour />}</Suspense>
}
