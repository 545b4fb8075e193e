import { atom } from 'jotai'
import { openRoundAtom } from '../app/openRound.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { modalStackAtom } from './store.ts'

/** Where a round may be under way, where money changes hands, and where an account is opened or finished. */
const undisturbed =
  /^\/(game\/?$|(signup|signin|reset|registration-complete|cash|cashIframe)(\/|$))/

/**
 * Whether the player is in the middle of something that nothing may come between: an open modal (a
 * game opens in one), the game's page, a round wherever it is played, the cash desk.
 */
export const isOccupied = ({ store, router }: Pick<AppRuntime, 'store' | 'router'>): boolean =>
  store.get(modalStackAtom).length > 0 ||
  store.get(openRoundAtom) ||
  undisturbed.test(router?.stores.resolvedLocation.get()?.pathname ?? '')

/** Calls back whenever that may have changed; returns the way to end it. */
export function onOccupationChange(
  { store, router }: Pick<AppRuntime, 'store' | 'router'>,
  changed: () => void,
): () => void {
  const ends = [
    store.sub(modalStackAtom, changed),
    store.sub(openRoundAtom, changed),
    router?.subscribe('onResolved', changed),
  ]
  return () => ends.forEach((end) => end?.())
}

/**
 * What features say keeps unasked modals back right now, in words: add a reason, and take it out again. An atom
 * and no function, which brands that never call it would lose: the file is the same in all (PRODUCT-07).
 */
export const holdsAtom = atom<readonly string[]>([])
