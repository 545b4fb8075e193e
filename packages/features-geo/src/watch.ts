import { type AppRuntime, now } from '@marquee/core'
import { type Checked, checkedMemory } from './memory.ts'
import { checkPosition } from './position.ts'
import { askPlace } from './queries.ts'
import { leaveRegion, sendAway } from './sendAway.ts'

/** So long a position counts while somebody plays, in ms. */
export const positionLifetime = 30 * 60_000

export interface Situation {
  isGuest: boolean
  /** A game or the cash desk is open. */
  isPlaying: boolean
}

/** Whether the position is asked for now: first play, half an hour of play, another region (TEN-20). */
export function isDue(last: Checked | null, region: string | null, isPlaying: boolean, at: number) {
  if (last && last.region !== region) return true
  return isPlaying && (last === null || at - last.at >= positionLifetime)
}

/** Where the address is; null when it could not be asked, which sends nobody away. */
const placeNow = ({ api }: AppRuntime) =>
  askPlace(api).catch((error: unknown) => {
    console.error('Where this address is could not be asked.', error)
    return null
  })

/**
 * Checks the address and, of players who are about to play, the position. Gives in how many ms to
 * look again, or null when there is nothing to wait for. Whoever calls it off is asked before each step.
 */
export async function lookOnce(
  runtime: AppRuntime,
  { isGuest, isPlaying }: Situation,
  isOver: () => boolean,
): Promise<number | null> {
  const place = await placeNow(runtime)
  if (isOver() || !place) return null
  if (!place.access) {
    await leaveRegion(runtime)
    return null
  }
  if (isGuest || !place.geolocation) return null
  if (isDue(checkedMemory.read(), place.region, isPlaying, now())) {
    const reason = await checkPosition(runtime)
    if (isOver()) return null
    if (reason) {
      checkedMemory.write(null)
      await sendAway(runtime, reason)
      return null
    }
    checkedMemory.write({ at: now(), region: place.region })
  }
  const last = checkedMemory.read()
  return isPlaying && last ? Math.max(1000, last.at + positionLifetime - now()) : null
}
