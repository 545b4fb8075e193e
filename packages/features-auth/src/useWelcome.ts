import { useModals, usePageWith } from '@marquee/core'
import type { Welcome } from './redirect.ts'

/** How the brand welcomes whoever has just signed up. */
export function useWelcome(): Welcome {
  const page = usePageWith('registration.welcome')
  const modals = useModals()
  return { page, hasModal: modals.has('welcome') }
}
