import type { AppRuntime } from '../app/runtime.ts'
import { webviewAtom } from './webview.ts'

/** Where it is kept; no cookie, the server hears of it from the query alone. */
const key = 'marquee:webview'

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Keeps `webview=true` for the session: what an earlier document was told holds here too, and what
 * this one is told holds for the next. Returns the way to end it.
 */
export function keepWebview(
  { store }: Pick<AppRuntime, 'store'>,
  storage: () => Kept = () => sessionStorage,
): () => void {
  try {
    if (storage().getItem(key)) store.set(webviewAtom, true)
    const keep = () => {
      if (store.get(webviewAtom)) storage().setItem(key, 'true')
    }
    keep()
    return store.sub(webviewAtom, keep)
  } catch (error) {
    console.warn('What the native app asked for cannot be kept beyond this page.', error)
    return () => {}
  }
}
