import { atom } from 'jotai'
import type { AppRuntime } from '../app/runtime.ts'
import { afterReveal } from '../session/balanceHold.ts'

/** Something the player should be able to read again later. */
export interface Notification {
  /** The same thing has the same id in every tab and after a reload. */
  id: string
  /** Message key with namespace, and its values: read anew in whatever locale the page has. */
  text: string
  values: Record<string, string | number>
  /** Epoch ms. */
  at: number
  read: boolean
  /** Path of the brand where it goes on; a brand without that page shows no link. */
  link?: string
}

export type NewNotification = Omit<Notification, 'read'>

/** How many are kept. */
export const notificationsKept = 50

/** Newest first. */
export const notificationsAtom = atom<Notification[]>([])

/** Adds one, unless it is there already; not before a prize that is being revealed is told. */
export function notify(store: AppRuntime['store'], notification: NewNotification): void {
  afterReveal(store, () =>
    store.set(notificationsAtom, (list) =>
      list.some(({ id }) => id === notification.id)
        ? list
        : [{ ...notification, read: false }, ...list].slice(0, notificationsKept),
    ),
  )
}

export function markAllRead(store: AppRuntime['store']): void {
  if (store.get(notificationsAtom).every(({ read }) => read)) return
  store.set(notificationsAtom, (list) => list.map((one) => ({ ...one, read: true })))
}
