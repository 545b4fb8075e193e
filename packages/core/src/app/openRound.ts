import { atom } from 'jotai'

/** A round is paid for and its end not seen yet: nothing may take the page away from the player. */
export const openRoundAtom = atom(false)
