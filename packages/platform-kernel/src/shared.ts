/** What is the same for everybody and may be a little late: read by one visitor, kept for the others. */
export interface Shared {
  /**
   * What `read` gave under a key, read again once it is older. Who comes while it is being read waits for it.
   * @param key names the domain and what it depends on, such as `ratings:<brand>`.
   * @param age in ms.
   */
  keep: <T>(key: string, age: { ms: number; now: number }, read: () => Promise<T>) => Promise<T>
}

export function makeShared(): Shared {
  const kept = new Map<string, { at: number; value: Promise<unknown> }>()
  return {
    keep<T>(key: string, { ms, now }: { ms: number; now: number }, read: () => Promise<T>) {
      const known = kept.get(key)
      if (known && now - known.at < ms) return known.value as Promise<T>
      const value = read()
      const entry = { at: now, value }
      kept.set(key, entry)
      value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key)
      })
      return value
    },
  }
}
