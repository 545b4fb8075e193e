import { atom, useAtomValue } from 'jotai'
import type { AppRuntime } from '../app/runtime.ts'
import { firstOf } from './search.ts'

/**
 * Whether the page stands inside of a native app, which has a frame of its own: header, footer,
 * bottom bar, install card and chat button stay away.
 */
export const webviewAtom = atom(false)

export const useIsWebview = (): boolean => useAtomValue(webviewAtom)

/** Takes over what the address says: `webview=true` holds from here on, whatever comes after. */
export function readWebview({ store }: Pick<AppRuntime, 'store'>, search: object): void {
  if (firstOf((search as Record<string, unknown>)['webview']) === 'true')
    store.set(webviewAtom, true)
}
