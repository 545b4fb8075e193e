import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useApp } from '../app/AppContext.ts'
import type { Brand } from '../brand/types.ts'
import type { ModalName, NeedsProps, PlainModal, PropsOf } from '../feature/features.ts'
import type { AddressProps, ModalDefinition } from '../feature/modals.ts'
import { useGo } from '../routing/go.ts'
import { pageIn } from '../routing/Link.tsx'
import { firstOf, type Search } from '../routing/search.ts'
import { isGuest } from '../session/session.ts'
import { mayStand } from './geoblock.ts'
import { type AskedBy, modalStackAtom, openModal } from './store.ts'

/** The modal of that name, or undefined when no feature of the brand has it. */
export function findModal(brand: Brand, name: string): ModalDefinition | undefined {
  for (const feature of brand.features) {
    const modal = feature.modals?.[name]
    if (modal) return modal
  }
  return undefined
}

export interface ModalStack {
  /**
   * Opens a modal. Returns false when the brand has none of that name, or where it may not stand
   * (MODAL-27). A guest who asks for a player's modal is sent to sign up instead (GAMES-14).
   * `asked` says how the address asked for it; left out by whoever opens it on the page.
   */
  open<N extends PlainModal>(name: N, props?: PropsOf<N> & AddressProps): boolean
  open<N extends NeedsProps>(name: N, props: PropsOf<N>): boolean
  open(name: ModalName, props: AddressProps, asked: AskedBy): boolean
  has(name: ModalName): boolean
  /** Takes a guest to the sign-up page, or opens the sign-up modal where the brand has no page. */
  askToSignUp(): void
}

export function useModals(): ModalStack {
  const { brand, store, queryClient } = useApp()
  const go = useGo()
  const router = useRouter()
  const signUp = pageIn(brand, '/signup/')
  const askToSignUp = (replace = false) => {
    if (signUp) {
      const { pathname, search } = router.state.location
      // Whoever is signing up or in already goes on to where that was to lead.
      const redirectUrl = /^\/sign(up|in)\b/.test(pathname)
        ? firstOf((search as Search)['redirectUrl'])
        : `${window.location.pathname}${window.location.search}`
      void go({ to: signUp, search: { redirectUrl }, replace })
    } else openModal(store, 'signup')
  }
  return {
    askToSignUp: () => askToSignUp(),
    has: (name) => findModal(brand, name) !== undefined,
    open(name: ModalName, props?: object, asked?: AskedBy) {
      const modal = findModal(brand, name)
      if (!modal || !mayStand(modal, router.state.location.pathname)) return false
      if (modal.audience === 'player' && isGuest(queryClient)) {
        // Asked for by the address: it is replaced, or the way back would lead here again.
        askToSignUp(asked !== undefined)
      } else openModal(store, name, props, asked)
      return true
    },
  }
}

/** Name of the modal in front of everything, or null when none is open. */
export const useTopModal = (): string | null =>
  useAtomValue(modalStackAtom).findLast(({ open }) => open)?.name ?? null
