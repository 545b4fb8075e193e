import { useSyncExternalStore } from 'react'
import { useT } from '../i18n/hooks.ts'
import * as css from './OfflineNotice.css.ts'

const subscribe = (notify: () => void) => {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

/**
 * Says once, at the top, that the connection is gone and what still works. Whoever presses what needs a
 * connection is brought here by its id.
 */
export function OfflineNotice() {
  const t = useT()
  const offline = useIsOffline()
  return (
    <div role="status" id="offline" tabIndex={-1} className={offline ? css.notice : undefined}>
      {offline && t('offline')}
    </div>
  )
}
