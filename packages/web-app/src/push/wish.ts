type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const wishKey = (playerId: string) => `marquee:push:${playerId}`
const ownerKey = 'marquee:push-owner'

/** The use of this device that has to be consented to (CONSENT-01). */
export const pushConsent = 'marketing-push'

/** Whether this player asked for notifications on this device. */
export const wantsPush = (storage: Kept, playerId: string): boolean =>
  storage.getItem(wishKey(playerId)) === 'on'

/** Remembers the wish, and for whom this device is now on the provider's list. */
export function keepWish(storage: Kept, playerId: string, wanted: boolean): void {
  if (wanted) {
    storage.setItem(wishKey(playerId), 'on')
    storage.setItem(ownerKey, playerId)
  } else {
    storage.removeItem(wishKey(playerId))
    storage.removeItem(ownerKey)
  }
}

/**
 * What a page has to do about push, now that it knows who is there (null for a guest) and what they
 * consented to.
 */
export function pushStep(
  storage: Kept,
  playerId: string | null,
  consented: boolean,
): 'init' | 'end' | 'nothing' {
  if (consented && playerId !== null && wantsPush(storage, playerId)) {
    storage.setItem(ownerKey, playerId)
    return 'init'
  }
  if (storage.getItem(ownerKey) === null) return 'nothing'
  // Messages for somebody who has signed out, or no longer wants them, may not appear.
  storage.removeItem(ownerKey)
  return 'end'
}
