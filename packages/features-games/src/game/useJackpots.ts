import type { GameLaunch, PushPayload } from '@marquee/contract'
import { useQuery } from '@tanstack/react-query'
import { toldKey } from '../keys.ts'

type Told = Extract<PushPayload<'game'>, { kind: 'jackpots' }>

/** Where the push leaves how jackpots stand, for the view of a game that feeds them. */
export const jackpotsKey = toldKey('jackpots')

/** How the jackpots of the open game stand, once a push has told of them. */
export function useJackpots({ jackpots }: Pick<GameLaunch, 'jackpots'>): Told['levels'] | null {
  const { data } = useQuery<Told | null>({
    queryKey: jackpotsKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  })
  if (!data || !jackpots) return null
  return data.network === jackpots.network && data.unit === jackpots.unit ? data.levels : null
}
