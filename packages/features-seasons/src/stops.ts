import type { AdventureMap, MapSection } from './contract/map/schemas.ts'

/** `waiting` while an award can be claimed, `queued` behind such a one, `here` where the player stands. */
export type StopState = 'done' | 'here' | 'waiting' | 'queued' | 'ahead' | 'locked'

export interface Stop extends MapSection {
  state: StopState
}

const isReached = ({ progressBar }: MapSection) => progressBar >= 100

/** The stops of a map as they are drawn; the one that is walked to is `ahead`, those behind it `locked`. */
export function stopsOf({ map: { sections } }: AdventureMap): Stop[] {
  const waiting = sections.find((one) => isReached(one) && !one.isAwardClaimed)
  const ahead = sections.find((one) => !isReached(one))
  const stateOf = (one: MapSection): StopState => {
    if (one.isCurrent) return 'here'
    if (one.isAwardClaimed) return 'done'
    if (one === waiting) return 'waiting'
    if (isReached(one)) return 'queued'
    return one === ahead ? 'ahead' : 'locked'
  }
  return sections.map((section) => ({ ...section, state: stateOf(section) }))
}

/** The stop that is shown at first: one with an award, or the next, or the last. */
export const firstShown = (stops: readonly Stop[]): number =>
  (
    stops.find(({ state }) => state === 'waiting') ??
    stops.find(({ state }) => state === 'ahead') ??
    stops.at(-1)
  )?.index ?? 0

/** Where the traveller stands: the current stop, or -1 for the gate before the first. */
export const standsAt = (stops: readonly Stop[]): number =>
  stops.find(({ isCurrent }) => isCurrent)?.index ?? -1
