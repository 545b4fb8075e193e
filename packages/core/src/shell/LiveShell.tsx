import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { useDocumentHead } from './useDocumentHead.ts'
import { useLiveShell } from './useLiveShell.ts'
import { useQueryModals } from '../modals/useQueryModals.ts'
import { keepWebview } from '../routing/keepWebview.ts'
import { buildManifest } from '../routing/manifest.ts'
import { watchVersion } from '../versions/watchVersion.ts'

/** Realtime, the modals that the address opens and the one that may open unasked, route rules, new versions: they begin once the first page is at rest. */
export function LiveShell() {
  const runtime = useApp()
  useDocumentHead()
  useLiveShell()
  useQueryModals()
  useEffect(() => {
    void import('../routing/beforeNavigation.ts')
    void buildManifest(runtime)
    const ends = [keepWebview(runtime), watchVersion(runtime)]
    return () => ends.forEach((end) => end())
  }, [runtime])
  return null
}
