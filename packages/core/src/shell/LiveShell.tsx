import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { useDocumentHead } from '../app/useDocumentHead.ts'
import { useLiveShell } from '../app/useLiveShell.ts'
import { keepWebview } from '../routing/keepWebview.ts'
import { buildManifest } from '../routing/manifest.ts'
import { watchVersion } from '../versions/watchVersion.ts'

/** Realtime, the one modal that may open unasked, route rules, new versions: they begin once the first page is at rest. */
export function LiveShell() {
  const runtime = useApp()
  useDocumentHead()
  useLiveShell()
  useEffect(() => {
    void import('../routing/beforeNavigation.ts')
    void buildManifest(runtime)
    const ends = [keepWebview(runtime), watchVersion(runtime)]
    return () => ends.forEach((end) => end())
  }, [runtime])
  return null
}
