import { isApiError } from '@marquee/api-client'
import { modalStackAtom, useApp, useModals } from '@marquee/core'

/** The player closed the question for the password, or it never came: no failure, nothing to say. */
export class GivenUp extends Error {
  override name = 'AbortError'
}

/** The question that is open, by the page's store: whoever asks meanwhile waits for the same answer. */
const asked = new WeakMap<object, Promise<void>>()

/**
 * Runs what the platform does only soon after a sign-in: where that is too long ago, asks for the
 * password and runs it once more.
 * @throws GivenUp when the player does not want to, or where the question cannot be shown.
 */
export function useFresh(): <T>(run: () => Promise<T>) => Promise<T> {
  const { store } = useApp()
  const modals = useModals()
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const isOpen = () =>
        store.get(modalStackAtom).some(({ name, open }) => name === 'reauthenticate' && open)
      // However it goes, unseen too: what waits for the answer goes on.
      const stop = store.sub(modalStackAtom, () => !isOpen() && end())
      const end = () => {
        stop()
        reject(new GivenUp())
      }
      modals.open('reauthenticate', { done: resolve })
      if (!isOpen()) end()
    })
  const askOnce = () => {
    const open = asked.get(store) ?? ask().finally(() => asked.delete(store))
    asked.set(store, open)
    return open
  }
  return async (run) => {
    try {
      return await run()
    } catch (error) {
      if (!isApiError(error) || error.code !== 'reauthentication-required') throw error
      await askOnce()
      return run()
    }
  }
}
