import type { ToastMessage } from './toast.ts'

/** How long a toast waits for its like, in ms (TOAST-06). */
export const debounceDelay = 50

const sameMessage = (one: ToastMessage, other: ToastMessage): boolean =>
  one.type === other.type &&
  Object.is(one.text, other.text) &&
  one.position === other.position &&
  one.action?.label === other.action?.label

interface Waiting {
  id: string
  message: ToastMessage
  timer: ReturnType<typeof setTimeout>
}

/**
 * Lets a message through 50 ms after it was last asked for, so that one cause that is reported by
 * many is told once (TOAST-06). `add` gives the id of the toast that the message is or joins.
 */
export function createDebounce(letThrough: (id: string, message: ToastMessage) => void) {
  let waiting: Waiting[] = []
  let count = 0

  const start = (id: string, message: ToastMessage): Waiting => ({
    id,
    message,
    timer: setTimeout(() => {
      waiting = waiting.filter((one) => one.id !== id)
      letThrough(id, message)
    }, debounceDelay),
  })

  return {
    add(message: ToastMessage): string {
      const like = waiting.find((one) => sameMessage(one.message, message))
      if (like) clearTimeout(like.timer)
      else count += 1
      const next = start(like?.id ?? `toast-${count}`, message)
      waiting = [...waiting.filter((one) => one !== like), next]
      return next.id
    },
    /** Changes a message that still waits; false when it is through. */
    change(id: string, change: Partial<ToastMessage>): boolean {
      const found = waiting.find((one) => one.id === id)
      if (found) Object.assign(found.message, change)
      return found !== undefined
    },
    /** Takes back a message that still waits. */
    drop(id: string): void {
      for (const { timer } of waiting.filter((one) => one.id === id)) clearTimeout(timer)
      waiting = waiting.filter((one) => one.id !== id)
    },
  }
}
