import { isApiError } from '@marquee/api-client'
import { useModals, useTopModal } from '@marquee/core'
import { useEffect, useEffectEvent, useRef } from 'react'

const modal = 'reality-check'
const isDue = (error: unknown): boolean => isApiError(error, 'reality-check-due')

/**
 * Opens the reality check where the platform refuses play until it is answered. Gives what is asked
 * of each failure: whether that was the reason. A game that could not be opened for it is opened
 * anew once it is gone.
 */
export function useRealityCheck(launchError: Error | null, reload: () => void) {
  const modals = useModals()
  const top = useTopModal()
  const refused = isDue(launchError)
  const shown = useRef(false)
  const show = useEffectEvent(() => modals.open(modal))
  const openAnew = useEffectEvent(reload)
  // Once per refusal.
  useEffect(() => {
    if (refused) show()
  }, [refused, launchError])
  useEffect(() => {
    if (top === modal) shown.current = true
    else if (shown.current) {
      shown.current = false
      if (refused) openAnew()
    }
  }, [top, refused])
  return (failure: unknown): boolean => isDue(failure) && modals.open(modal)
}
