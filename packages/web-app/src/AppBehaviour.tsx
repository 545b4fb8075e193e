import { useBrand, useIsWebview } from '@marquee/core'
import { type ComponentType, lazy, Suspense } from 'react'
import { useInstallOffer } from './pwa/useInstallOffer.ts'
import { useWorker } from './pwa/useWorker.ts'

const InstallCard = lazy(() =>
  import('./pwa/InstallCard.tsx').then((module) => ({ default: module.InstallCard })),
)
// The provider's library is no part of a server.
const PushBehaviour: ComponentType | null = import.meta.env.SSR
  ? null
  : lazy(() =>
      import('./push/PushBehaviour.tsx').then((module) => ({ default: module.PushBehaviour })),
    )

/** What makes the site an app: its service worker, the offer to install it, and push. */
export function AppBehaviour() {
  useWorker()
  const { push } = useBrand()
  const offer = useInstallOffer()
  const isWebview = useIsWebview()
  return (
    <Suspense fallback={null}>
      {offer && !isWebview && (
        <InstallCard onAccept={() => void offer.accept()} onDismiss={offer.dismiss} />
      )}
      {push && PushBehaviour && <PushBehaviour />}
    </Suspense>
  )
}
