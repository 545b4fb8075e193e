/** A map that forgets what was used longest ago once its values together are larger than `maxSize`. */
export interface Bounded<V> {
  get(key: string): V | undefined
  set(key: string, value: V): void
  /** Of all values together, in the unit of `sizeOf`. */
  size(): number
}

export function makeBounded<V>(
  maxSize: number,
  sizeOf: (value: V, key: string) => number,
): Bounded<V> {
  const known = new Map<string, V>()
  let size = 0
  const forget = (key: string, value: V) => {
    known.delete(key)
    size -= sizeOf(value, key)
  }
  return {
    get(key) {
      const value = known.get(key)
      if (value === undefined) return undefined
      // A map gives its keys in the order in which they came.
      known.delete(key)
      known.set(key, value)
      return value
    },
    set(key, value) {
      const before = known.get(key)
      if (before !== undefined) forget(key, before)
      known.set(key, value)
      size += sizeOf(value, key)
      for (const [oldest, of] of known) {
        if (size <= maxSize) break
        forget(oldest, of)
      }
    },
    size: () => size,
  }
}
