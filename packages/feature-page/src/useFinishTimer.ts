import type { Player } from '@marquee/contract'
import { featureInfoKey, makeOld, now, patchPlayer, useApp } from '@marquee/core'
import { useEffect } from 'react'

/** Longer ones are not waited for: whoever stays that long has asked anew by then (FEATURE-03). */
const longestWait = 86_400_000

interface FinishTimer {
  /** What the keys of its queries begin with. */
  queryKey: readonly [string]
  /** In epoch ms; null where nobody knows, or nothing finishes. */
  finishedAt: number | null
  /** What is off for the player once it has finished; left out where no flag tells of it. */
  switchOff?: (known: Player) => Player
}

/**
 * Switches a feature's flags off at its finish time (FEATURE-02) and asks the platform what runs then.
 * One that has already finished is off at once, and logged (FEATURE-04).
 */
export function useFinishTimer({ queryKey, finishedAt, switchOff }: FinishTimer): void {
  const { queryClient } = useApp()
  useEffect(() => {
    if (finishedAt === null) return undefined
    const left = finishedAt - now()
    if (left <= 0) {
      console.warn(
        `The feature '${queryKey[0]}' finished at ${new Date(finishedAt).toISOString()}.`,
      )
      if (switchOff) patchPlayer(queryClient, switchOff)
      return undefined
    }
    if (left >= longestWait) return undefined
    const timer = setTimeout(() => {
      if (switchOff) patchPlayer(queryClient, switchOff)
      makeOld(queryClient, queryKey, featureInfoKey)
    }, left)
    return () => clearTimeout(timer)
  }, [queryClient, queryKey, finishedAt, switchOff])
}
