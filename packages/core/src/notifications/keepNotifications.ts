import type { AppRuntime } from '../app/runtime.ts'
import { type Notification, notificationsAtom, notificationsKept } from './notifications.ts'

/** Where a player's notifications are kept on this device. */
export const notificationsKey = (brand: string, playerId: string): string =>
  `marquee:notifications:${brand}:${playerId}`

const isNotification = (value: unknown): value is Notification => {
  const { id, text, at, read, values } = (value ?? {}) as Partial<Notification>
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    typeof at === 'number' &&
    typeof read === 'boolean' &&
    typeof values === 'object' &&
    values !== null
  )
}

function parse(kept: string | null): Notification[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list.filter(isNotification) : []
  } catch {
    return []
  }
}

/** Both lists as one, newest first; what was read in either is read. */
function merge(one: Notification[], other: Notification[]): Notification[] {
  const byId = new Map<string, Notification>()
  for (const each of [...one, ...other]) {
    const read = each.read || byId.get(each.id)?.read === true
    byId.set(each.id, { ...each, read })
  }
  return [...byId.values()].sort((a, b) => b.at - a.at).slice(0, notificationsKept)
}

type Place = Pick<AppRuntime, 'brand' | 'store' | 'events'>

/**
 * Keeps a player's notifications over reloads and shares them between tabs; signing out forgets
 * them. Returns the way to end it, which takes them from the page and leaves them kept.
 */
export function keepNotifications({ brand, store, events }: Place, playerId: string): () => void {
  const key = notificationsKey(brand.key, playerId)
  let text = localStorage.getItem(key)
  store.set(notificationsAtom, (list) => merge(parse(text), list))

  const write = () => {
    const next = JSON.stringify(store.get(notificationsAtom))
    if (next === text) return
    text = next
    try {
      localStorage.setItem(key, next)
    } catch (error) {
      console.warn(
        'Notifications could not be kept on this device; they last until a reload.',
        error,
      )
    }
  }
  const follow = (event: StorageEvent) => {
    if (event.key !== key || event.newValue === null) return
    text = event.newValue
    store.set(notificationsAtom, parse(event.newValue))
  }
  const forget = () => {
    text = '[]'
    store.set(notificationsAtom, [])
    localStorage.removeItem(key)
  }
  const ends = [store.sub(notificationsAtom, write), events.on('signed-out', forget)]
  window.addEventListener('storage', follow)
  write()
  return () => {
    for (const end of ends) end()
    window.removeEventListener('storage', follow)
    store.set(notificationsAtom, [])
  }
}
