import { now } from '../app/clock.ts'

/** How often the newest build is asked for, in ms; the first time after as long (VERSION-02). */
export const checkEvery = 3_600_000

/**
 * Id of the newest build of the brand (CALL-04), or null when it cannot be told: the next check will.
 * A timestamp in the query keeps caches on the way from answering.
 */
export async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${now()}`, { cache: 'no-store' })
    if (!response.ok) throw new Error(`It was answered with status ${response.status}.`)
    const { id } = (await response.json()) as { id: string }
    return id
  } catch (error) {
    console.warn('Whether there is a newer version could not be asked; it will be later.', error)
    return null
  }
}
