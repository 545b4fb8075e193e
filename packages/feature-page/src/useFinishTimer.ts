import type { Player } from '@marquee/contract'
import { now, patchPlayer, useApp } from '@marquee/core'
import { useEffect } from 'react'

/** Longer ones are not waited for: whoever stays that long has asked anew by then (FEATURE-03). */
const longestWait = 86_400_000

/** What is off once a feature has finished; boxes close with the scratch cards (MAGICBOX-02). */
const switchedOff = {
  'scratch-cards': (known: Player): Player => ({
    ...known,
    scratchCardLottery: false,
    magicBox: false,
  }),
  'deposit-streak': (known: Player): Player => ({
    ...known,
    depositStreak: { ...known.depositStreak, isActive: false },
  }),
  // Its status is none of the player's flags (LOTTERY-02).
  lottery: (known: Player): Player => known,
  // Its meter begins anew; no flag of the player's tells of it.
  funmachine: (known: Player): Player => known,
}

interface FinishTimer {
  feature: keyof typeof switchedOff
  /** In epoch ms; null where nobody knows, or nothing finishes. */
  finishedAt: number | null
}

/**
 * Switches a feature's flags off at its finish time (FEATURE-02) and asks the platform what runs then.
 * One that has already finished is off at once, and logged (FEATURE-04).
 */
export function useFinishTimer({ feature, finishedAt }: FinishTimer): void {
  const { queryClient } = useApp()
  useEffect(() => {
    if (finishedAt === null) return undefined
    const left = finishedAt - now()
    if (left <= 0) {
      console.warn(`The feature '${feature}' finished at ${new Date(finishedAt).toISOString()}.`)
      patchPlayer(queryClient, switchedOff[feature])
      return undefined
    }
    if (left >= longestWait) return undefined
    const timer = setTimeout(() => {
      patchPlayer(queryClient, switchedOff[feature])
      void queryClient.invalidateQueries({ queryKey: [feature] })
      void queryClient.invalidateQueries({ queryKey: ['features-info'] })
    }, left)
    return () => clearTimeout(timer)
  }, [queryClient, feature, finishedAt])
}
