import { inbox } from '@marquee/contract'
import type { AppRuntime } from '@marquee/core'

/** For whom this tab registered which token; of no use to another player or a new sign-in. */
const registeredKey = 'marquee:push-registered'

type Tools = Pick<AppRuntime, 'api' | 'locale'>
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Tells the platform where the player wants to be told (PUSH-12); once in a tab. */
export async function registerDevice(
  { api, locale }: Tools,
  { token, playerId, storage }: { token: string; playerId: string; storage: Kept },
): Promise<void> {
  const registered = JSON.stringify([playerId, locale, token])
  if (storage.getItem(registeredKey) === registered) return
  try {
    await api.call(inbox.keepDevice, { body: { token, locale } })
    storage.setItem(registeredKey, registered)
  } catch (error) {
    console.error(
      'This device could not be registered; it is told nothing until the next visit.',
      error,
    )
  }
}

/** Takes it back. For who has signed out there is nothing to say: a device is told as long as its session lasts. */
export async function dropDevice(
  { api }: Tools,
  { playerId, storage }: { playerId: string | null; storage: Kept },
): Promise<void> {
  const registered = storage.getItem(registeredKey)
  storage.removeItem(registeredKey)
  if (registered === null) return
  const [owner, , token] = JSON.parse(registered) as [string, string, string]
  if (owner !== playerId) return
  try {
    await api.call(inbox.dropDevice, { body: { token } })
  } catch (error) {
    console.error(
      'This device could not be taken off the list; its token ends all the same.',
      error,
    )
  }
}
