/** Entries of a browser's performance timeline that are followed. */
interface Following {
  /** Hands on those that still wait. */
  flush: () => void
  stop: () => void
}

/** What can be asked of the timeline, as TypeScript's own list does not know it yet. */
interface Wanted extends PerformanceObserverInit {
  durationThreshold?: number | undefined
}

/**
 * Hands on every entry of some types, those from before this call included.
 *
 * @param threshold in ms, below which the browser keeps no entry of an event.
 * @returns null where the browser has none of these types.
 */
export function follow<Entry extends PerformanceEntry>(
  types: string[],
  take: (entry: Entry) => void,
  threshold?: number,
): Following | null {
  const known = types.filter((type) => PerformanceObserver.supportedEntryTypes.includes(type))
  if (!known.length) return null
  const each = (entries: PerformanceEntryList) => {
    for (const entry of entries) take(entry as Entry)
  }
  const observer = new PerformanceObserver((list) => each(list.getEntries()))
  for (const type of known) {
    const wanted: Wanted = { type, buffered: true, durationThreshold: threshold }
    observer.observe(wanted)
  }
  return { flush: () => each(observer.takeRecords()), stop: () => observer.disconnect() }
}
