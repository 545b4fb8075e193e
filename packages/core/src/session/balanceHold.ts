import type { Balance, Prize } from '@marquee/contract'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { playerQuery } from './session.ts'

/** Balances as they were when each hold began, the oldest first. */
export const heldAtom = atom<readonly Balance[]>([])

/** What this tab shows in place of the balance while something is revealed; undefined while nothing is. */
export const useHeldBalance = (): Balance | undefined => useAtomValue(heldAtom)[0]

/**
 * While `isHeld`, this tab shows the balance as it was when that began: a prize that is credited at
 * once must not be seen before its reveal has come to rest. Let go of when `isHeld` ends, and when
 * whoever holds goes away. What is known of the player is not touched.
 * @param came what of the prize is in the known balance already when the hold begins: pushes bring it
 * before they tell of it.
 */
export function useBalanceHold(
  isHeld: boolean,
  { coins, entries }: Prize = { coins: 0, entries: 0 },
): void {
  const { api, queryClient, store } = useApp()
  useEffect(() => {
    const known = isHeld ? queryClient.getQueryData(playerQuery(api).queryKey) : undefined
    if (!known) return undefined
    const { playerBalance } = known.playerInfo
    const held = {
      ...playerBalance,
      coins: playerBalance.coins - coins,
      entries: playerBalance.entries - entries,
    }
    store.set(heldAtom, (all) => [...all, held])
    return () => store.set(heldAtom, (all) => all.filter((one) => one !== held))
  }, [api, queryClient, store, isHeld, coins, entries])
}
