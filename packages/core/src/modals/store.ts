import { atom } from 'jotai'
import type { AppRuntime } from '../app/runtime.ts'

/** One modal of the stack (MODAL-01). */
export interface StackedModal {
  /** Unique while the page lives. */
  key: number
  name: string
  props: Record<string, unknown>
  /** False while it is being closed: it stays mounted until its animation ends. */
  open: boolean
  /** Query parameter that opened it and goes when it closes. */
  parameter: string | null
}

/** Bottom to top (MODAL-07). */
export const modalStackAtom = atom<StackedModal[]>([])

type Store = AppRuntime['store']

/** Opens a modal above the others; one that is open already is not opened twice. */
export function openModal(
  store: Store,
  name: string,
  props: Record<string, unknown> = {},
  parameter: string | null = null,
): void {
  const stack = store.get(modalStackAtom)
  if (stack.some((modal) => modal.name === name && modal.open)) return
  const key = Math.max(0, ...stack.map((modal) => modal.key)) + 1
  store.set(modalStackAtom, [...stack, { key, name, props, open: true, parameter }])
}

/** Begins to close a modal. */
export function closeModal(store: Store, key: number): void {
  store.set(modalStackAtom, (stack) =>
    stack.map((modal) => (modal.key === key ? { ...modal, open: false } : modal)),
  )
}

/** Begins to close what the address opened and no longer asks for: the way back closes a modal. */
export function closeUnasked(store: Store, parameters: readonly string[]): void {
  const gone = ({ open, parameter }: StackedModal) =>
    open && parameter !== null && !parameters.includes(parameter)
  if (!store.get(modalStackAtom).some(gone)) return
  store.set(modalStackAtom, (stack) =>
    stack.map((modal) => (gone(modal) ? { ...modal, open: false } : modal)),
  )
}

/** Takes a modal from the stack once it is out of sight. */
export function removeModal(store: Store, key: number): void {
  store.set(modalStackAtom, (stack) => stack.filter((modal) => modal.key !== key))
}
