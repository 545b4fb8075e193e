const storageKey = 'marquee:popup-ads'

/** At most so many ads in a session of the browser. */
export const mostPerSession = 3

interface Shown {
  /** The session's own trigger was sent. */
  started: boolean
  count: number
}

/** What this session has seen; a storage that is closed to pages counts as full. */
export function shownAds(storage: Pick<Storage, 'getItem'> = sessionStorage): Shown {
  const [started, count] = (storage.getItem(storageKey) ?? '').split('/')
  return { started: started === '1', count: Number(count) || 0 }
}

export const noteSession = (change: Partial<Shown>): void => {
  const { started, count } = { ...shownAds(), ...change }
  sessionStorage.setItem(storageKey, `${started ? 1 : 0}/${count}`)
}
