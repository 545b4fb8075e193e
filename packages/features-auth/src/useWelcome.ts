import { useHasRoute, useModals } from '@marquee/core'
import type { Welcome } from './redirect.ts'

/** How the brand welcomes whoever has just signed up. */
export function useWelcome(): Welcome {
  const hasRoute = useHasRoute()
  const modals = useModals()
  return { hasPage: hasRoute('/registration-complete'), hasModal: modals.has('welcome') }
}
