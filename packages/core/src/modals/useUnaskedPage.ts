import { useEffect } from 'react'
import { now } from '../app/clock.ts'
import { countClosed, countOpened } from './budget.ts'

/**
 * Counts the page that it stands on among what opens unasked: it is one of those that a player sees in
 * five minutes, and after it no modal opens for a while.
 */
export function useUnaskedPage(): void {
  useEffect(() => {
    countOpened(localStorage, now())
    return () => countClosed(localStorage, now())
  }, [])
}
