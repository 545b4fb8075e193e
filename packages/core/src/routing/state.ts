import { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query'
import type { AppRuntime } from '../app/runtime.ts'
import { deviceAtom, readDevice, writeDevice } from '../device/device.ts'
import { addParts, bundleOf, type MessageBundle, textsOf } from '../i18n/messages.ts'
import type { TextUse } from '../i18n/noteUse.ts'

interface PageState {
  queries: DehydratedState
  messages: MessageBundle
  /** Namespaces of which only those texts travel that stand on the page. */
  parts: string[]
  /** What the server took the device for. */
  device: string
}

/** Id of the element in which the server writes the state; the page reads it before it takes over. */
export const stateElement = 'state'

/**
 * The query cache and the texts that the server's render used, as one JSON text: parsed faster than
 * the same as script.
 *
 * @param use What the render asked for.
 * @param parts Namespaces of which that is enough: what stands on the page of their features fetches
 *   the rest before it comes to life.
 * @param textOf The JSON of a query's data where somebody knows it.
 */
export function dehydrateState(
  runtime: AppRuntime,
  use: TextUse,
  parts: readonly string[],
  textOf: (data: unknown) => string | undefined = () => undefined,
): string {
  const { i18n } = runtime
  const known: string[] = []
  const mark = `data${crypto.randomUUID()}:`
  /** Puts a mark where a text is known; it is written there as it is. */
  const stand = (data: unknown): unknown => {
    const text = textOf(data)
    return text === undefined ? data : `${mark}${known.push(text) - 1}`
  }
  const inPart = parts.filter((namespace) => use.keys.has(namespace) && !use.whole.has(namespace))
  const whole = [...new Set([...use.keys.keys(), ...use.whole])]
  const state: PageState = {
    queries: dehydrate(runtime.queryClient, { serializeData: stand }),
    messages: {
      ...bundleOf(
        i18n,
        whole.filter((namespace) => !inPart.includes(namespace)),
      ),
      ...Object.fromEntries(
        inPart.map((namespace) => [
          namespace,
          textsOf(i18n, namespace, use.keys.get(namespace) ?? []),
        ]),
      ),
    },
    parts: inPart,
    device: writeDevice(runtime.store.get(deviceAtom)),
  }
  const stands = new RegExp(`"${mark}(\\d+)"`, 'g')
  return JSON.stringify(state).replace(stands, (_, index: string) => known[Number(index)] ?? '')
}

/** Takes over what the server sent. */
export function hydrateState(runtime: AppRuntime, json: string): void {
  const { queries, messages, parts, device } = JSON.parse(json) as PageState
  hydrate(runtime.queryClient, queries)
  runtime.store.set(deviceAtom, readDevice(navigator.userAgent, device))
  addParts(runtime.i18n, messages, parts)
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
