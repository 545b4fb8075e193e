import type { Query, QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/** Something that happens once, or not at all. */
export interface Once {
  happened: boolean
  /** Resolves when it happens. */
  first: Promise<void>
  note: () => void
}

function createOnce(): Once {
  let resolve = () => {}
  const once: Once = {
    happened: false,
    first: new Promise<void>((done) => {
      resolve = done
    }),
    note: () => {
      once.happened = true
      resolve()
    },
  }
  return once
}

export interface Moves {
  /** What the server rendered no longer says what would be rendered now: by an answer, or a change of address. */
  moved: Once
  /** Somebody has begun to fill in a form: what stands in it is theirs. */
  typed: Once
  /**
   * Hashes of queries that the server's render looked at without knowing their data; null where nobody
   * said. What it did not look at stands nowhere in what it wrote.
   */
  unknown: ReadonlySet<string> | null
}

export const createMoves = (): Moves => ({
  moved: createOnce(),
  typed: createOnce(),
  unknown: null,
})

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether an answer says what a page shows that does not know it yet. */
      saysNothingNew?(data: unknown): boolean
      [other: string]: unknown
    }
  }
}

const fitsUnknown = ({ meta, state }: Query): boolean => meta?.saysNothingNew?.(state.data) === true

interface Moving {
  moves: Moves
  queryClient: QueryClient
}

/** A box that nobody touched has a value all the same: 'on'. */
const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  checked !== defaultChecked || (!/checkbox|radio/.test(type) && value !== defaultValue)

/**
 * Notes answers and changes of address after the page was taken over. Parts of it that come to life
 * later are rendered anew from then on: what the server wrote no longer fits them. Not where somebody
 * is typing: that would be lost.
 */
export function noteMoves(
  { moves: { moved, typed, unknown }, queryClient }: Moving,
  router: AnyRouter,
): void {
  const cache = queryClient.getQueryCache()
  const rendered = new Map(cache.getAll().map(({ queryHash, state }) => [queryHash, state.data]))
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryHash, state } = event.query
    const before = rendered.get(queryHash)
    const isNew =
      before === undefined
        ? (unknown?.has(queryHash) ?? true) && !fitsUnknown(event.query)
        : before !== state.data
    if (isNew) moved.note()
  })
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged) moved.note()
  })
  // Also what was typed, or put back by the browser, before there was a script to hear of it.
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
  if ([...fields].some(isChanged)) typed.note()
  addEventListener('input', typed.note, { capture: true, once: true })
}
