import { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query'
import type { AppRuntime } from '../app/runtime.ts'
import { deviceAtom, readDevice, writeDevice } from '../device/device.ts'
import { addBundle, bundleOf, type MessageBundle } from '../i18n/messages.ts'

interface PageState {
  queries: DehydratedState
  messages: MessageBundle
  /** What the server took the device for. */
  device: string
}

/**
 * The query cache and the texts that the server's render used, as one JSON text: parsed faster than
 * the same as script.
 */
export function dehydrateState(runtime: AppRuntime): string {
  const namespaces = Object.keys(runtime.i18n.getDataByLanguage(runtime.locale) ?? {})
  const state: PageState = {
    queries: dehydrate(runtime.queryClient),
    messages: bundleOf(runtime.i18n, namespaces),
    device: writeDevice(runtime.store.get(deviceAtom)),
  }
  return JSON.stringify(state)
}

/** Takes over what the server sent. */
export function hydrateState(runtime: AppRuntime, json: string): void {
  const { queries, messages, device } = JSON.parse(json) as PageState
  hydrate(runtime.queryClient, queries)
  runtime.store.set(deviceAtom, readDevice(navigator.userAgent, device))
  addBundle(runtime.i18n, messages)
}
