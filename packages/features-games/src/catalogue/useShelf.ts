import { useApi, useIsGuest, usePlayer } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { catalogueQuery } from '../queries.ts'
import { publicGroup } from './loadGames.ts'
import { type Shelf, shelfOf } from './shelf.ts'

export type ShelfState =
  | { status: 'ready'; shelf: Shelf }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void; busy: boolean }

const never = () => () => undefined
/** False in the server's render and in the first one in the browser, which must be the same. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The catalogue of whoever is there. */
export function useShelf({ enabled = true }: { enabled?: boolean } = {}): ShelfState {
  const api = useApi()
  const guest = useIsGuest()
  const player = usePlayer()
  const hydrated = useIsHydrated()
  const groupKey = guest ? publicGroup : (player?.playerRestrictionIdsHash ?? null)
  const { data, isError, isFetching, refetch } = useQuery({
    ...catalogueQuery(api, groupKey),
    enabled: enabled && (guest || player !== null),
  })
  if (data) return { status: 'ready', shelf: shelfOf(data) }
  if (isError && hydrated)
    return { status: 'failed', retry: () => void refetch(), busy: isFetching }
  return { status: 'loading' }
}
