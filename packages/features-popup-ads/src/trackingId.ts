import { popupTrackingAge, popupTrackingCookie } from './contract/tracking.ts'
import { readCookies, writeCookie } from '@marquee/core'

/** What this browser's ads are known by, so that one that was shown rests; kept for a year (POPUP-03). */
export function keepTrackingId(): void {
  const known = readCookies(document.cookie)[popupTrackingCookie]
  if (known === undefined) writeCookie(popupTrackingCookie, crypto.randomUUID(), popupTrackingAge)
}
