import { type AppRuntime, isAllowed, readCookies, writeCookie } from '@marquee/core'
import { atom } from 'jotai'
import { affiliateCookie } from './cookie.ts'

/** The optional use of the device that it is. */
export const affiliateConsent = 'partners'
/** Seconds. */
const month = 30 * 86_400

type Place = Pick<AppRuntime, 'brand' | 'store'>

/** The code of the partner whose link led here, for as long as this page lives. */
const heldCode = atom<string>()

/** The code of the partner whose link brought this visitor: the latest one, or none. */
export const affiliateCode = ({ store }: Pick<AppRuntime, 'store'>): string | undefined =>
  store.get(heldCode) ?? (readCookies(document.cookie)[affiliateCookie] || undefined)

/** Puts the code where the visitor allows it: on the device for 30 days, or nowhere but in this page. */
export function settleAffiliateCode({ brand, store }: Place): void {
  const held = store.get(heldCode)
  const kept = readCookies(document.cookie)[affiliateCookie]
  if (!isAllowed(brand, affiliateConsent)) {
    if (kept !== undefined) writeCookie(affiliateCookie, '', 0)
  } else if (held !== undefined && held !== kept) writeCookie(affiliateCookie, held, month)
}

/** Takes the code of a link. */
export function holdAffiliateCode(place: Place, code: string): void {
  place.store.set(heldCode, code)
  settleAffiliateCode(place)
}

/** Forgets the code: it has done its work, or it is no partner's. */
export function dropAffiliateCode({ store }: Pick<AppRuntime, 'store'>): void {
  store.set(heldCode, undefined)
  writeCookie(affiliateCookie, '', 0)
}
