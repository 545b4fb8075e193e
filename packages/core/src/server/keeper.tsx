import { LocaleProvider } from '@marquee/ui'
import { type Query, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { Provider as StoreProvider } from 'jotai'
import { type ComponentType, createElement, type PropsWithChildren } from 'react'
import { renderToString } from 'react-dom/server'
import { AppProvider } from '../app/AppContext.ts'
import type { Keeper } from '../app/kept.tsx'
import type { AppRuntime } from '../app/runtime.ts'
import type { NotedUse } from '../i18n/noteUse.ts'
import { addTraces, type KeptParts, makeTraces, type Traces } from './keptParts.ts'

/** Stands where a part belongs. Nobody outside of this process ever sees it. */
const mark = `k-${crypto.randomUUID()}`
const marks = new RegExp(`<${mark} n="(\\d+)"></${mark}>`, 'g')
/** In an id that React makes by the place in the page, which a part does not know. */
const idPrefix = `i${crypto.randomUUID()}`
const preloads = /^(?:<link rel="preload" as="image"[^>]*\/>)+/
/** A boundary whose content failed: the browser tries again. */
const failedBoundary = '<!--$!-->'

interface Placed {
  part: ComponentType<object>
  props: object
  key: string
}

export interface PageKeeper extends Keeper {
  /** The page with its parts in their places. */
  complete(html: string): string
}

/** Thrown when a part turns out to be none that can be kept; the page is rendered without that. */
export class CannotBeKept extends Error {}

/** What a rendered part is surrounded by, wherever it stands. */
function Surroundings({ runtime, children }: PropsWithChildren<{ runtime: AppRuntime }>) {
  return (
    <AppProvider value={runtime}>
      <RouterContextProvider router={runtime.router as AnyRouter}>
        <QueryClientProvider client={runtime.queryClient}>
          <StoreProvider store={runtime.store}>
            <LocaleProvider locale={runtime.locale}>{children}</LocaleProvider>
          </StoreProvider>
        </QueryClientProvider>
      </RouterContextProvider>
    </AppProvider>
  )
}

/**
 * Keeps what parts of one page are, from here on until it is complete.
 * @param base What all parts may depend on beside queries: locale, address, preferences, device.
 */
export function makeKeeper(
  parts: KeptParts,
  runtime: AppRuntime,
  use: NotedUse,
  base: string,
): PageKeeper {
  const { versions, counts } = parts
  const cache = runtime.queryClient.getQueryCache()
  const getQuery = cache.get.bind(cache)
  const placed: Placed[] = []
  let traces: Traces | null = null

  const nameOfState = (query: Query | undefined): string | null => {
    const { data, status } = query?.state ?? {}
    const name = versions.nameOfData(data)
    return name === null || status !== 'error' ? name : `!${name}`
  }
  const read = (hash: string) => {
    if (traces && !traces.reads.has(hash)) traces.reads.set(hash, nameOfState(getQuery(hash)))
  }
  cache.get = (hash: string) => {
    read(hash)
    return getQuery(hash)
  }
  const getAll = cache.getAll.bind(cache)
  cache.getAll = () => {
    // Whoever looks at all queries depends on each of them: such a text is used nowhere else.
    traces?.reads.set('*', null)
    return getAll()
  }
  cache.subscribe(({ type, query: { queryKey, state } }) => {
    if (type === 'added' && state.data !== undefined) traces?.begun.push({ queryKey, state })
  })

  /** Renders a part by itself; gives its text, and in `own` what else it did. */
  function render({ part: Part, props }: Placed, own: Traces): string {
    const outside = { traces, deferred: runtime.deferred }
    traces = own
    runtime.deferred = own.deferred
    try {
      const html = use.during(own, () =>
        renderToString(
          <Surroundings runtime={runtime}>
            <Part {...props} />
          </Surroundings>,
          { identifierPrefix: idPrefix },
        ),
      )
      const text = html.replace(preloads, (links) => {
        for (const link of links.match(/<[^>]*>/g) ?? []) own.preloads.add(link)
        return ''
      })
      const isWhole = text === '' || (text.startsWith('<') && text.endsWith('>'))
      if (text.includes(idPrefix) || !isWhole) {
        parts.refused.add(Part)
        throw new CannotBeKept()
      }
      return fill(text, own)
    } finally {
      traces = outside.traces
      runtime.deferred = outside.deferred
    }
  }

  /** The text of a part; what its render did is done to `around` too. */
  function textOf(place: Placed, around: Traces): string {
    const { key } = place
    const hashes = parts.reads.get(key) ?? []
    const before = new Map(hashes.map((hash) => [hash, nameOfState(getQuery(hash))]))
    const nameOf = (names: ReadonlyMap<string, string | null>) =>
      [...names.values()].includes(null) ? null : `${key}|${[...names.values()].join('|')}`
    const name = nameOf(before)
    const known = name === null ? undefined : parts.texts.get(name)
    if (known) {
      counts.used += 1
      addTraces(around, known.traces)
      return known.text
    }
    const own = makeTraces()
    const text = render(place, own)
    counts.rendered += 1
    addTraces(around, own)
    for (const [hash, state] of own.reads) if (!before.has(hash)) before.set(hash, state)
    if (before.size > hashes.length) parts.reads.set(key, [...before.keys()])
    const isSame = hashes.every(
      (hash) => !own.reads.has(hash) || own.reads.get(hash) === before.get(hash),
    )
    const newName = isSame && !text.includes(failedBoundary) ? nameOf(before) : null
    if (newName !== null) parts.texts.set(newName, { text, traces: own })
    return text
  }

  const fill = (html: string, around: Traces): string =>
    html.replace(marks, (_, index: string) => {
      const place = placed[Number(index)]
      return place ? textOf(place, around) : ''
    })

  /** Does what the parts did whose texts were used again. */
  function repeat({ deferred, begun }: Traces, updatedAt: number): void {
    for (const [load, until] of deferred) runtime.deferred.set(load, until)
    for (const { queryKey, state } of begun)
      cache.build(runtime.queryClient, { queryKey }, { ...state, dataUpdatedAt: updatedAt })
  }

  return {
    place(part, props) {
      const given = parts.refused.has(part) ? null : versions.nameOf(props)
      if (given === null) return createElement(part, props)
      const key = `${base}|${parts.nameOfPart(part)}|${given}`
      const n = placed.push({ part: part as ComponentType<object>, props, key }) - 1
      return createElement(mark, { n })
    },
    complete(html) {
      const [own = ''] = preloads.exec(html) ?? []
      const all = makeTraces()
      const text = fill(html.slice(own.length), all)
      use.add(all)
      repeat(all, Math.max(0, ...getAll().map(({ state }) => state.dataUpdatedAt)))
      const others = [...all.preloads].filter((link) => !own.includes(link))
      return own + others.join('') + text
    },
  }
}
