import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

export interface Moves {
  /** Whether there was one. */
  any: boolean
  /** Resolves at the first one. */
  first: Promise<void>
  note: () => void
}

export function createMoves(): Moves {
  let note = () => {}
  const first = new Promise<void>((resolve) => {
    note = resolve
  })
  const moves: Moves = {
    any: false,
    first,
    note: () => {
      moves.any = true
      note()
    },
  }
  return moves
}

interface Moving {
  moves: Moves
  queryClient: QueryClient
}

/**
 * Notes answers and changes of address after the page was taken over. Parts of it that come to life
 * later are rendered anew from then on: what the server wrote no longer fits them.
 */
export function noteMoves({ moves, queryClient }: Moving, router: AnyRouter): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') moves.note()
  })
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged) moves.note()
  })
}
