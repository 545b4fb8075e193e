import type { AppRuntime } from '../app/runtime.ts'
import type { ToastHandle } from '../toasts/toast.ts'
import { isOccupied, onOccupationChange } from '../modals/occupied.ts'
import { showUpdateToast } from './updateToast.ts'

export interface Update {
  /** Something newer is there: says so as soon as the player is free to hear it. */
  found(): void
  end(): void
}

/**
 * What follows when something newer is there (ERR-30): a toast with refresh and dismiss, never while
 * a modal, a game or the cash desk is open, and the next page then comes fresh from the server.
 */
export function createUpdate(
  runtime: Pick<AppRuntime, 'locale' | 'router' | 'store'>,
  { reload = () => window.location.reload(), show = showUpdateToast } = {},
): Update {
  let waits = false
  let isOutdated = false
  let shown: Promise<ToastHandle> | null = null

  const tell = () => {
    if (isOccupied(runtime)) {
      void shown?.then((toast) => toast.close())
      shown = null
      return
    }
    if (!waits || shown) return
    isOutdated = true
    shown = show(runtime, {
      onRefresh: reload,
      onDismiss: () => {
        waits = false
        shown = null
      },
    })
    shown.catch((error: unknown) => {
      shown = null
      console.warn('That something newer is there could not be said; it is tried again.', error)
    })
  }
  const leave = ({ pathChanged }: { pathChanged: boolean }) => {
    if (!isOutdated || !pathChanged || isOccupied(runtime)) return
    // The address becomes the target's now, so that this is what is fetched.
    runtime.router?.history.flush()
    reload()
  }
  const ends = [
    onOccupationChange(runtime, tell),
    runtime.router?.subscribe('onBeforeNavigate', leave),
  ]
  return {
    found() {
      waits = true
      tell()
    },
    end: () => ends.forEach((end) => end?.()),
  }
}
