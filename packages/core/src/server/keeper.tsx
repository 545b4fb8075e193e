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
import { everyQuery } from '../routing/state.ts'
import { playerQuery } from '../session/session.ts'
import {
  addTraces,
  type KeptParts,
  makeTraces,
  type Piece,
  type Placed,
  type Traces,
} from './keptParts.ts'
import { isPlace, type Lens, makeLens } from './lens.ts'

/** Stands where a part belongs. Nobody outside of this process ever sees it. */
const mark = `k-${crypto.randomUUID()}`
const marks = new RegExp(`<${mark} n="(\\d+)"></${mark}>`, 'g')
/** In an id that React makes by the place in the page, which a part does not know. */
const idPrefix = `i${crypto.randomUUID()}`
const preloads = /^(?:<link rel="preload" as="image"[^>]*\/>)+/
/** A boundary whose content failed: the browser tries again. */
const failedBoundary = '<!--$!-->'

const isPlaced = (piece: Piece): piece is Placed => typeof piece !== 'string'

export interface PageKeeper extends Keeper {
  /** The page with its parts in their places; adds to `looked` the queries that kept texts were made of. */
  complete(html: string, looked: Set<string>): string
  /** Gives the data back that were only lent. */
  end(): void
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

  /** Of the player it is noted which fields are read: most parts read few of them. */
  let lens: Lens<object> | null = null
  const me = cache.find({ queryKey: playerQuery(runtime.api).queryKey })
  const mine = me?.state.data as object | undefined
  if (me && mine) {
    // The realtime ticket is another one in each answer.
    lens = makeLens(me.queryHash, { ...mine, token: null }, (place, value) => {
      traces?.reads.set(place, value)
    })
    me.state = { ...me.state, data: lens.data }
  }

  const nameOfState = (query: Query | undefined): string | null => {
    const { data, status } = query?.state ?? {}
    if (lens && query === me) return status ?? null
    const name = versions.nameOfData(data)
    return name === null || status !== 'error' ? name : `!${name}`
  }
  const nameOfRead = (hash: string): string | null =>
    lens?.has(hash) ? lens.nameAt(hash) : nameOfState(getQuery(hash))
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
    traces?.reads.set(everyQuery, null)
    return getAll()
  }
  cache.subscribe(({ type, query: { queryKey, state } }) => {
    if (type !== 'added' || state.data === undefined || !traces) return
    // What of the player is in it was read as a whole.
    if (versions.nameOfData(state.data) === null) JSON.stringify(state.data)
    traces.begun.push({ queryKey, state })
  })

  /** Renders a part by itself; gives its text without the parts within it, and in `own` what else it did. */
  function render({ part: Part, props }: Placed, own: Traces): readonly Piece[] {
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
      return piecesOf(text)
    } finally {
      traces = outside.traces
      runtime.deferred = outside.deferred
    }
  }

  /** The text of a part; what its render did is done to `around` too. */
  function textOf(place: Placed, around: Traces): string {
    const { key } = place
    const hashes = parts.reads.get(key) ?? []
    const before = new Map(hashes.map((hash) => [hash, nameOfRead(hash)]))
    const nameOf = (names: ReadonlyMap<string, string | null>) =>
      [...names.values()].includes(null) ? null : `${key}|${[...names.values()].join('|')}`
    const name = nameOf(before)
    const known = name === null ? undefined : parts.texts.get(name)
    if (known && !known.pieces.some((piece) => isPlaced(piece) && parts.refused.has(piece.part))) {
      counts.used += 1
      addTraces(around, known.traces)
      return join(known.pieces, around)
    }
    const own = makeTraces()
    const pieces = render(place, own)
    counts.rendered += 1
    addTraces(around, own)
    for (const [hash, state] of own.reads) if (!before.has(hash)) before.set(hash, state)
    if (before.size > hashes.length) parts.reads.set(key, [...before.keys()])
    const isSame = hashes.every(
      (hash) => !own.reads.has(hash) || own.reads.get(hash) === before.get(hash),
    )
    const hasFailed = pieces.some((piece) => !isPlaced(piece) && piece.includes(failedBoundary))
    const newName = isSame && !hasFailed ? nameOf(before) : null
    if (newName !== null) parts.texts.set(newName, { pieces, traces: own })
    return join(pieces, around)
  }

  /** A text with marks as what stands between them and the parts that belong there. */
  const piecesOf = (html: string): Piece[] =>
    html.split(marks).flatMap((piece, index) => {
      if (index % 2 === 0) return piece || []
      return placed[Number(piece)] ?? []
    })

  const join = (pieces: readonly Piece[], around: Traces): string => {
    let text = ''
    for (const piece of pieces) text += isPlaced(piece) ? textOf(piece, around) : piece
    return text
  }

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
    complete(html, looked) {
      const [own = ''] = preloads.exec(html) ?? []
      const all = makeTraces()
      const text = join(piecesOf(html.slice(own.length)), all)
      use.add(all)
      for (const hash of all.reads.keys()) if (!isPlace(hash)) looked.add(hash)
      repeat(all, Math.max(0, ...getAll().map(({ state }) => state.dataUpdatedAt)))
      const others = [...all.preloads].filter((link) => !own.includes(link))
      return own + others.join('') + text
    },
    end() {
      if (me && lens && me.state.data === lens.data) me.state = { ...me.state, data: mine }
      lens = null
    },
  }
}
