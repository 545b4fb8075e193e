import { atom } from 'jotai'
import type { PushState } from './createPush.ts'

/** Where the push flow of this page stands. */
export const pushStateAtom = atom<PushState>('idle')
