export interface Coordinates {
  latitude: number
  longitude: number
}

/** Why a browser gives no position (ERR-33..37, ERR-39, ERR-40). */
export type LocateFailure =
  | 'geolocation not supported'
  | 'permissions API not supported'
  | 'user denied'
  | 'permission denied'
  | 'position unavailable'
  | 'timeout'
  | 'unknown'

/** Coordinates, or why there are none. */
export type Located = { at: Coordinates } | { failure: LocateFailure }

/** The parts of a browser that know where it is. Older ones lack some of them. */
export interface LocatingBrowser {
  geolocation?: Pick<Geolocation, 'getCurrentPosition'> | undefined
  permissions?: Pick<Permissions, 'query'> | undefined
}

/** How long a device may take to find itself, in ms; the question to the player is not counted. */
const patience = 15_000
/** A position this old still is one, in ms. */
const maximumAge = 60_000

const failures: Record<number, LocateFailure> = {
  1: 'permission denied',
  2: 'position unavailable',
  3: 'timeout',
}

/** What the player answered before, or null where the browser cannot tell. */
async function permissionOf({ permissions }: LocatingBrowser): Promise<PermissionState | null> {
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state ?? null
  } catch {
    return null
  }
}

/** Asks the browser where it is; it asks the player, unless they have answered before. */
export async function locate(browser: LocatingBrowser): Promise<Located> {
  const { geolocation } = browser
  if (!geolocation) return { failure: 'geolocation not supported' }
  const permission = await permissionOf(browser)
  if (permission === null) return { failure: 'permissions API not supported' }
  if (permission === 'denied') return { failure: 'user denied' }
  return new Promise((resolve) => {
    try {
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ at: { latitude, longitude } }),
        ({ code }) => resolve({ failure: failures[code] ?? 'unknown' }),
        { timeout: patience, maximumAge },
      )
    } catch {
      resolve({ failure: 'unknown' })
    }
  })
}
