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

/** Id of the element in which the server writes the state; the page reads it before it takes over. */
export const stateElement = 'state'

/**
 * The query cache and the texts that the server's render used, as one JSON text: parsed faster than
 * the same as script.
 *
 * @param namespaces Of the texts that the render asked for.
 */
export function dehydrateState(runtime: AppRuntime, namespaces: Iterable<string>): string {
  const state: PageState = {
    queries: dehydrate(runtime.queryClient),
    messages: bundleOf(runtime.i18n, [...namespaces]),
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

/**
 * The same of the document that is open.
 *
 * @throws {Error} when the server did not write it.
 */
export function hydratePage(runtime: AppRuntime): void {
  const json = document.getElementById(stateElement)?.textContent
  if (!json)
    throw new Error(
      `The document has no element #${stateElement}; the server writes the state there.`,
    )
  hydrateState(runtime, json)
}
