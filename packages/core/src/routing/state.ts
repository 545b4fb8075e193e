import { hashKey, type QueryKey } from '@tanstack/react-query'
import type { AppRuntime } from '../app/runtime.ts'
import { deviceAtom, readDevice, writeDevice } from '../device/device.ts'
import { addParts, bundleOf, type MessageBundle, textsOf } from '../i18n/messages.ts'
import type { TextUse } from '../i18n/noteUse.ts'
import { pack, unpack } from './packing.ts'

/** What a query knows, and when it came to know it; all else of a query is the same for all that travel. */
type PackedQuery = [key: QueryKey, data: unknown, updatedAt: number]

interface PageState {
  queries: PackedQuery[]
  /** Hashes of queries that the render looked at without knowing their data; null when it looked at all there are. */
  unknown: string[] | null
  messages: MessageBundle
  /** Namespaces of which only those texts travel that stand on the page. */
  parts: string[]
  /** What the server took the device for. */
  device: string
}

/** Stands where a text is known. Nobody outside of this process ever sees it; made when a page is written. */
let mark: string | undefined

/** Stands among the hashes of queries for all of them. */
export const everyQuery = '*'

/** What is known of a page's state beforehand. */
export interface KnownState {
  /** Hashes of the queries that the render looked at. */
  looked?: ReadonlySet<string>
  /** The JSON of a query's data, packed, where somebody keeps it. */
  textOf?: (data: unknown) => string | undefined
  /**
   * The JSON of texts, which are the same for all pages of a brand in one process.
   * @param name of the texts among others.
   */
  keep?: (name: string, make: () => string) => string
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
 * @param beforehand What need not be written anew.
 */
export function dehydrateState(
  runtime: AppRuntime,
  use: TextUse,
  parts: readonly string[],
  { looked = new Set([everyQuery]), textOf, keep = (_, make) => make() }: KnownState = {},
): string {
  const { i18n } = runtime
  const known: string[] = []
  const own = (mark ??= `data${crypto.randomUUID()}:`)
  const standFor = (text: string) => `${own}${known.push(text) - 1}`
  /** Puts a mark where a text is known; it is written there as it is. */
  const stand = (data: unknown): unknown => {
    const text = textOf?.(data)
    return text === undefined ? pack(data, runtime.locale) : standFor(text)
  }
  /** The texts of a namespace, all of them or those of some keys. */
  const standForTexts = (namespace: string, keys?: ReadonlySet<string>) => {
    const make = () =>
      JSON.stringify(keys ? textsOf(i18n, namespace, keys) : bundleOf(i18n, [namespace])[namespace])
    // What the platform writes may be another text in a minute.
    if (namespace === 'data') return standFor(make())
    const isHere = i18n.hasResourceBundle(i18n.language, namespace)
    const name = [i18n.language, namespace, isHere, ...(keys ?? ['*'])].join('\n')
    return standFor(keep(name, make))
  }
  const inPart = parts.filter((namespace) => use.keys.has(namespace) && !use.whole.has(namespace))
  const whole = [...new Set([...use.keys.keys(), ...use.whole])]
  const queries = runtime.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
  const told = new Set(queries.map(({ queryHash }) => queryHash))
  const state: Omit<PageState, 'messages'> & { messages: Record<string, string> } = {
    queries: queries.map(({ queryKey, state }) => [
      queryKey,
      stand(state.data),
      state.dataUpdatedAt,
    ]),
    unknown: looked.has(everyQuery)
      ? null
      : [...looked].filter((hash) => !told.has(hash)).toSorted(),
    messages: {
      ...Object.fromEntries(
        whole
          .filter((namespace) => !inPart.includes(namespace))
          .map((namespace) => [namespace, standForTexts(namespace)]),
      ),
      ...Object.fromEntries(
        inPart.map((namespace) => [
          namespace,
          standForTexts(namespace, use.keys.get(namespace) ?? new Set()),
        ]),
      ),
    },
    parts: inPart,
    device: writeDevice(runtime.store.get(deviceAtom)),
  }
  const stands = new RegExp(`"${own}(\\d+)"`, 'g')
  return JSON.stringify(state).replace(stands, (_, index: string) => known[Number(index)] ?? '')
}

/** The state of a query that knows something. */
const stateOf = (data: unknown, dataUpdatedAt: number) => ({
  data,
  dataUpdateCount: 1,
  dataUpdatedAt,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success' as const,
  fetchStatus: 'idle' as const,
})

/** Fills the cache with what queries knew; the library's own way brings much that no page needs. */
function takeQueries({ queryClient, locale }: AppRuntime, queries: readonly PackedQuery[]): void {
  const cache = queryClient.getQueryCache()
  for (const [queryKey, data, updatedAt] of queries) {
    const state = stateOf(unpack(data, locale), updatedAt)
    const known = cache.get(hashKey(queryKey))
    if (known) known.setState(state)
    else cache.build(queryClient, { queryKey }, state)
  }
}

/** Takes over what the server sent. */
export function hydrateState(runtime: AppRuntime, json: string): void {
  const { queries, unknown, messages, parts, device } = JSON.parse(json) as PageState
  runtime.moves.unknown = unknown && new Set(unknown)
  takeQueries(runtime, queries)
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
