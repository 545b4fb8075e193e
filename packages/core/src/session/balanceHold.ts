import type { Balance } from '@marquee/contract'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { playerQuery } from './session.ts'

/** Balances as they were when each hold began, the oldest first. */
const heldAtom = atom<readonly Balance[]>([])

/** What this tab shows in place of the balance while something is revealed; undefined while nothing is. */
export const useHeldBalance = (): Balance | undefined => useAtomValue(heldAtom)[0]

/**
 * While `isHeld`, this tab shows the balance as it was when that began: a prize that is credited at
 * once must not be seen before its reveal has come to rest. Let go of when `isHeld` ends, and when
 * whoever holds goes away. What is known of the player is not touched.
 */
export function useBalanceHold(isHeld: boolean): void {
  const { api, queryClient, store } = useApp()
  useEffect(() => {
    const known = isHeld ? queryClient.getQueryData(playerQuery(api).queryKey) : undefined
    if (!known) return undefined
    const held = { ...known.playerInfo.playerBalance }
    store.set(heldAtom, (all) => [...all, held])
    return () => store.set(heldAtom, (all) => all.filter((one) => one !== held))
  }, [api, queryClient, store, isHeld])
}
