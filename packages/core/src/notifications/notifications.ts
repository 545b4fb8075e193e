import type { Balance } from '@marquee/contract'
import { atom } from 'jotai'
import { heldAtom } from '../session/balanceHold.ts'

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

/** What can be done to the list; what was added twice under one id stands there once. */
export type NotificationAction =
  | { type: 'add'; notification: Omit<Notification, 'read'> }
  | { type: 'readAll' }
  | { type: 'clear' }

/** How many are kept. */
const kept = 50

/** Each with what was being revealed when it came: it would give the outcome away. */
const listAtom = atom<readonly { notification: Notification; behind: readonly Balance[] }[]>([])

/** Newest first, without those that wait for the end of a reveal. */
export const notificationsAtom = atom(
  (get): Notification[] => {
    const held = get(heldAtom)
    return get(listAtom)
      .filter(({ behind }) => !behind.some((one) => held.includes(one)))
      .map(({ notification }) => notification)
  },
  (get, set, action: NotificationAction) => {
    const list = get(listAtom)
    if (action.type === 'clear') set(listAtom, [])
    else if (action.type === 'add') {
      if (list.some(({ notification }) => notification.id === action.notification.id)) return
      const added = {
        notification: { ...action.notification, read: false },
        behind: get(heldAtom),
      }
      set(listAtom, [added, ...list].slice(0, kept))
    } else {
      const shown = get(notificationsAtom)
      if (shown.every(({ read }) => read)) return
      set(
        listAtom,
        list.map((one) =>
          shown.includes(one.notification)
            ? { ...one, notification: { ...one.notification, read: true } }
            : one,
        ),
      )
    }
  },
)
