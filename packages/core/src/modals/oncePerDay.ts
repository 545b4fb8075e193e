/** The calendar day where the player is, as `2026-11-20`. */
export function calendarDay(epochMs: number): string {
  const date = new Date(epochMs)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const storageKey = (key: string) => `marquee:once:${key}`

/** Whether a key has been claimed on this calendar day. */
export const isClaimedToday = (
  storage: Pick<Storage, 'getItem'>,
  key: string,
  epochMs: number,
): boolean => storage.getItem(storageKey(key)) === calendarDay(epochMs)

/** Claims today's showing of a key: true for the first to ask on this calendar day (DAILY-08). */
export function claimToday(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
  epochMs: number,
): boolean {
  if (isClaimedToday(storage, key, epochMs)) return false
  storage.setItem(storageKey(key), calendarDay(epochMs))
  return true
}
