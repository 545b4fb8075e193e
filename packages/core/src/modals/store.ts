import { atom } from 'jotai'
import type { AppRuntime } from '../app/runtime.ts'
import type { AddressProps } from '../feature/modals.ts'

/** How the address asked for a modal. */
export interface AskedBy {
  /** Query parameter that opened it and goes when it closes. */
  parameter: string
  /** The way back from that address leads to the same page without the modal. */
  over: boolean
}

/** One modal of the stack (MODAL-01). */
export interface StackedModal {
  /** Unique while the page lives. */
  key: number
  name: string
  props: AddressProps
  /** False while it is being closed: it stays mounted until its animation ends. */
  open: boolean
  /** Null for one that the page opened and not the address. */
  asked: AskedBy | null
}

/** Bottom to top (MODAL-07). */
export const modalStackAtom = atom<StackedModal[]>([])
const lastKeyAtom = atom(0)

type Store = AppRuntime['store']

/** Opens a modal above the others; one that is open already is not opened twice. */
export function openModal(
  store: Store,
  name: string,
  props: object = {},
  asked: AskedBy | null = null,
): void {
  const stack = store.get(modalStackAtom)
  if (stack.some((modal) => modal.name === name && modal.open)) return
  const key = store.get(lastKeyAtom) + 1
  store.set(lastKeyAtom, key)
  store.set(modalStackAtom, [...stack, { key, name, props, open: true, asked }])
}

/** Begins to close those modals of the stack. */
export function closeModals(store: Store, which: (modal: StackedModal) => boolean): void {
  const closes = (modal: StackedModal) => modal.open && which(modal)
  if (!store.get(modalStackAtom).some(closes)) return
  store.set(modalStackAtom, (stack) =>
    stack.map((modal) => (closes(modal) ? { ...modal, open: false } : modal)),
  )
}

/** Begins to close one modal. */
export const closeModal = (store: Store, key: number): void =>
  closeModals(store, (modal) => modal.key === key)

/** Begins to close what the address opened and no longer asks for: the way back closes a modal. */
export const closeUnasked = (store: Store, parameters: readonly string[]): void =>
  closeModals(store, ({ asked }) => asked !== null && !parameters.includes(asked.parameter))

/** Takes a modal from the stack once it is out of sight. */
export function removeModal(store: Store, key: number): void {
  store.set(modalStackAtom, (stack) => stack.filter((modal) => modal.key !== key))
}
