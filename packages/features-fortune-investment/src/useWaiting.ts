import type { ChosenPackage } from './contract/schemas.ts'
import { useApp, useCountdown } from '@marquee/core'
import { setAsideKey } from './keys.ts'

export interface Waiting {
  /** Until the bonus can be had, in ms; null once it can be, and on the server. */
  remaining: number | null
  /** How much of the time is over, between 0 and 1. */
  share: number
}

/** How long coins have been set aside; the platform is asked anew when their time is over. */
export function useWaiting(chosen: ChosenPackage | null | undefined): Waiting {
  const { queryClient } = useApp()
  const until = chosen && !chosen.isAvailable ? chosen.availableAt : null
  const remaining = useCountdown({
    until,
    onStop: () => void queryClient.invalidateQueries({ queryKey: setAsideKey }),
  })
  const whole = chosen ? chosen.availableAt - chosen.chosenAt : 0
  const share = remaining === null || whole <= 0 ? 0 : 1 - remaining / whole
  return { remaining, share: Math.min(1, Math.max(0, share)) }
}
