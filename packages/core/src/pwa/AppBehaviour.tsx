import { type ComponentType, lazy, Suspense } from 'react'
import { useBrand } from '../app/AppContext.ts'
import { loadPush } from '../push/loadPush.ts'
import { useIsWebview } from '../routing/webview.ts'
import { useInstallOffer } from './useInstallOffer.ts'
import { useWorker } from './useWorker.ts'

const InstallCard = lazy(() =>
  import('./InstallCard.tsx').then((module) => ({ default: module.InstallCard })),
)
const load = loadPush
const PushBehaviour: ComponentType | null =
  load && lazy(() => load().then((module) => ({ default: module.PushBehaviour })))

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
