import type { PushPayload } from '@marquee/contract'
import { playerKey } from '@marquee/core'
import type { QueryClient } from '@tanstack/react-query'

/** A prize that fell on a round of the player and was not shown yet. */
export interface Win {
  /** Unique while the page lives. */
  id: string
  prizeLvl: number
  prizeValue: number
}

/** Among what is the player's own: it goes when they sign out. */
export const winsKey = [...playerKey, 'prize-drop-wins'] as const

export const winsOf = (queryClient: QueryClient): readonly Win[] =>
  queryClient.getQueryData<readonly Win[]>(winsKey) ?? []

/** Keeps what a push told until it can be shown. */
export function noteWin(
  queryClient: QueryClient,
  { kind, prizeLvl, prizeValue }: PushPayload<'prizeDrops'>,
): void {
  if (kind !== 'win' || prizeLvl === null || prizeValue === null) return
  queryClient.setQueryData(winsKey, [
    ...winsOf(queryClient),
    { id: crypto.randomUUID(), prizeLvl, prizeValue },
  ])
}

/** One has been shown. */
export const forgetWin = (queryClient: QueryClient, id: string): void => {
  queryClient.setQueryData(
    winsKey,
    winsOf(queryClient).filter((win) => win.id !== id),
  )
}
