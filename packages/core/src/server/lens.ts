/** Between the name of what is looked at and the steps of a path. */
const separator = '\u0001'
/** Whether the name of something that was read is that of a place within data. */
export const isPlace = (name: string): boolean => name.includes(separator)

/** How much of a value somebody looked at: what it is by itself, or everything below it. */
type Depth = 'self' | 'whole'

export interface Lens<T extends object> {
  /** The data as they are, to be read by whoever shall be known to have read it. */
  data: T
  /** What stands at a place now, as the name that was noted of it. */
  nameAt(place: string): string
  /** Whether a place is one of this lens. */
  has(place: string): boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wholeOf = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** A list is always looked at as a whole. */
const selfOf = (value: unknown): string => (isObject(value) ? '{}' : wholeOf(value))

/**
 * Data of one visitor through which it is seen which of their fields somebody reads: what is made of two
 * fields is the same for everybody of whom these two say the same.
 * @param name of the data among others.
 * @param raw what is looked at; without what is new each time, which nobody shows.
 * @param note hears of each place that is read, and of what stands there.
 */
export function makeLens<T extends object>(
  name: string,
  raw: T,
  note: (place: string, value: string) => void,
): Lens<T> {
  const prefix = name + separator

  const at = (path: readonly string[]): unknown =>
    path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), raw)

  const noteAt = (path: readonly string[], depth: Depth) => {
    const value = at(path)
    note(
      prefix + [depth, ...path].join(separator),
      depth === 'whole' ? wholeOf(value) : selfOf(value),
    )
  }

  function look(path: readonly string[], value: Record<string, unknown>): object {
    const known = new Map<string, object>()
    const whole = () => noteAt(path, 'whole')
    // An empty object stands behind it: of a frozen one nothing but its own values may be given.
    return new Proxy(
      {},
      {
        get(target, key) {
          if (typeof key === 'symbol') return Reflect.get(target, key) as unknown
          if (!Object.hasOwn(value, key) && key in target) {
            // What every object has, such as `toString`.
            return Reflect.get(target, key) as unknown
          }
          const own = [...path, key]
          noteAt(own, 'self')
          const below = value[key]
          if (!isObject(below)) return below
          const seen = known.get(key) ?? look(own, below)
          known.set(key, seen)
          return seen
        },
        has(_, key) {
          whole()
          return key in value
        },
        ownKeys() {
          whole()
          return Reflect.ownKeys(value)
        },
        getOwnPropertyDescriptor(_, key) {
          whole()
          const found = Object.getOwnPropertyDescriptor(value, key)
          return found && { ...found, configurable: true, writable: true }
        },
        set: () => false,
        defineProperty: () => false,
        deleteProperty: () => false,
      },
    )
  }

  return {
    data: look([], raw as Record<string, unknown>) as T,
    has: (place) => place.startsWith(prefix),
    nameAt(place) {
      const [depth, ...path] = place.slice(prefix.length).split(separator)
      return depth === 'whole' ? wholeOf(at(path)) : selfOf(at(path))
    },
  }
}
