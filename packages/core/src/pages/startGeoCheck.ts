import { restriction } from '@marquee/contract'
import type { AppRuntime } from '../app/runtime.ts'

type Place = Pick<AppRuntime, 'api' | 'events'>

/** Where the visitor is, if they have said before that they may be asked: nobody is prompted here. */
async function knownPosition(): Promise<GeolocationCoordinates | null> {
  // Older browsers lack either.
  const { permissions, geolocation } = navigator as Partial<Navigator>
  try {
    const permission = await permissions?.query({ name: 'geolocation' })
    if (permission?.state !== 'granted' || !geolocation) return null
    return await new Promise((resolve) =>
      geolocation.getCurrentPosition(
        ({ coords }) => resolve(coords),
        () => resolve(null),
      ),
    )
  } catch {
    return null
  }
}

async function mayPlay({ api }: Place): Promise<boolean> {
  const { data: byAddress } = await api.call(restriction.checkIp)
  if (!byAddress.access) return false
  const coords = await knownPosition()
  if (!coords) return true
  const { latitude, longitude } = coords
  return (await api.call(restriction.checkGeo, { query: { latitude, longitude } })).data.access
}

/**
 * Asks whether the brand can be played from here, by the address and by the position where that may
 * be read without asking (TEN-13). A refusal is told to whoever leads away from the brand.
 */
export async function startGeoCheck(runtime: Place): Promise<void> {
  try {
    if (!(await mayPlay(runtime))) runtime.events.emit('call:refused', { code: 'region-blocked' })
  } catch {
    // The client has logged it, and nobody is sent away because nothing was answered.
  }
}
