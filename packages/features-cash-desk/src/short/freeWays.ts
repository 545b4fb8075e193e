import type { FeatureInfo } from '@marquee/contract'
import type { AppPath } from '@marquee/core'

/** A way to coins or entries that costs nothing: a modal by its name, or a page. */
export interface FreeWay {
  /** Names its words. */
  key: 'daily' | 'wheel' | 'bingo'
  modal?: string
  to?: AppPath
  /** Something waits there now. */
  isReady: boolean
}

interface Has {
  modal: (name: string) => boolean
  route: (path: AppPath) => boolean
}

/** The free ways of this brand, what waits now first; each is a link to a feature that may be absent. */
export function freeWays(info: FeatureInfo | undefined, has: Has): FreeWay[] {
  const dailyLogin = info?.featuresInfo['daily-login']
  const all: FreeWay[] = [
    { key: 'daily', modal: 'daily-login', isReady: dailyLogin?.isAvailable === true },
    { key: 'wheel', modal: 'daily-wheel', isReady: Boolean(info?.availableWheel) },
    // Whether a game of bingo waits is not among what entries are told.
    { key: 'bingo', to: '/bingo', isReady: false },
  ]
  return all
    .filter(({ modal, to }) => (modal ? has.modal(modal) : to && has.route(to)))
    .sort((one, other) => Number(other.isReady) - Number(one.isReady))
}
