import { atom } from 'jotai'
import type { AppRuntime } from '../app/runtime.ts'

/** Something the player should be able to read again later. */
export interface Notification {
  id: string
  /** Message key with namespace, and its values. */
  text: string
  values: Record<string, string | number>
  at: number
  read: boolean
}

const kept = 50

/** Newest first. */
export const notificationsAtom = atom<Notification[]>([])

export function notify(store: AppRuntime['store'], notification: Omit<Notification, 'read'>): void {
  store.set(notificationsAtom, (list) =>
    list.some(({ id }) => id === notification.id)
      ? list
      : [{ ...notification, read: false }, ...list].slice(0, kept),
  )
}

export function markAllRead(store: AppRuntime['store']): void {
  store.set(notificationsAtom, (list) => list.map((one) => ({ ...one, read: true })))
}
