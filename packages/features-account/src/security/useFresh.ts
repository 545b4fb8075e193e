import { isApiError } from '@marquee/api-client'
import { useModals } from '@marquee/core'

/** The player closed the question for the password: no failure, nothing to say. */
export class GivenUp extends Error {
  override name = 'AbortError'
}

/**
 * Runs what the platform does only soon after a sign-in: where that is too long ago, asks for the
 * password and runs it once more.
 * @throws GivenUp when the player does not want to.
 */
export function useFresh(): <T>(run: () => Promise<T>) => Promise<T> {
  const modals = useModals()
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      modals.open('reauthenticate', { done: resolve, givenUp: () => reject(new GivenUp()) })
    })
  return async (run) => {
    try {
      return await run()
    } catch (error) {
      if (!isApiError(error) || error.code !== 'reauthentication-required') throw error
      await ask()
      return run()
    }
  }
}
