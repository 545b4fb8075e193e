import { makeBounded } from './bounded.ts'

interface Version {
  data: object
  text: string
  /** Came more than once: what it is made of has a name. */
  isNamed: boolean
}

/** What the platform has said, one object for each thing that it said. */
export interface Versions {
  /** What a JSON text says; the same text gives the same object, which nobody can change. @throws where it is no JSON. */
  read(text: string): unknown
  /** The object that stands for everything with this content. Nobody changes it. */
  settle<T>(data: T): T
  /** The JSON of settled data, or undefined of any other. */
  textOf(data: unknown): string | undefined
  /**
   * A name that two values share only when they are the same; null for what has none: data that came
   * for the first time, functions, elements.
   */
  nameOf(value: unknown): string | null
  /** The same of data that was settled: without looking at what it is made of. */
  nameOfData(data: unknown): string | null
}

/** What stands in one prop at most: beyond that a name takes longer than what it saves. */
const mostValues = 64
/** Longer texts are data and no settings of a part. */
const longestText = 300

/** What many visitors are told is nobody's to change: an attempt fails where it is made. */
function freeze(data: object): object {
  for (const below of Object.values(data))
    if (typeof below === 'object' && below !== null) freeze(below)
  return Object.freeze(data)
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && !('$$typeof' in value)
}

/**
 * Tells data apart by what it says. The same answer of the platform, read anew for each visitor, becomes
 * the same object, so that what is made of it may be kept by it.
 * @param maxSize of all data together, in characters.
 */
export function makeVersions(maxSize = 16_000_000): Versions {
  const byText = makeBounded<Version>(maxSize, ({ text }) => text.length)
  const byAnswer = makeBounded<object>(maxSize, (_, text) => text.length)
  const byData = new WeakMap<object, Version>()
  const names = new WeakMap<object, string>()
  let last = 0

  function name(value: unknown): void {
    if (typeof value !== 'object' || value === null || names.has(value)) return
    last += 1
    names.set(value, `#${last}`)
    for (const below of Object.values(value)) name(below)
  }

  /** The same version, seen once more. */
  function again(version: Version): Version {
    if (!version.isNamed) name(version.data)
    version.isNamed = true
    return version
  }

  function begin(data: object, text: string): Version {
    const version = { data, text, isNamed: false }
    byText.set(text, version)
    return version
  }

  function settle(data: object): object {
    const known = byData.get(data)
    if (known) return again(known).data
    const text = JSON.stringify(data)
    const before = byText.get(text)
    const version = before ? again(before) : begin(data, text)
    byData.set(data, version)
    return version.data
  }

  function nameOf(value: unknown, left = { values: mostValues }): string | null {
    left.values -= 1
    if (left.values < 0) return null
    switch (typeof value) {
      case 'string':
        return value.length > longestText ? null : JSON.stringify(value)
      case 'object':
        return value === null ? 'null' : (names.get(value) ?? nameOfParts(value, left))
      case 'function':
      case 'symbol':
        return null
      default:
        return String(value)
    }
  }

  function nameOfParts(value: object, left: { values: number }): string | null {
    const isList = Array.isArray(value) || value instanceof Set
    if (!isList && !isPlain(value)) return null
    const parts: string[] = []
    for (const [key, below] of isList ? [...value].entries() : Object.entries(value)) {
      const part = nameOf(below, left)
      if (part === null) return null
      parts.push(isList ? part : `${JSON.stringify(key)}:${part}`)
    }
    return isList ? `${value instanceof Set ? 's' : ''}[${parts.join()}]` : `{${parts.join()}}`
  }

  /** Reads a text once, however many visitors are told it. */
  function read(text: string): unknown {
    const known = byAnswer.get(text)
    if (known) return known
    const data: unknown = JSON.parse(text)
    if (typeof data === 'object' && data !== null) byAnswer.set(text, freeze(data))
    return data
  }

  return {
    read,
    settle: (data) =>
      typeof data === 'object' && data !== null ? (settle(data) as typeof data) : data,
    textOf: (data) =>
      typeof data === 'object' && data !== null ? byData.get(data)?.text : undefined,
    nameOf: (value) => nameOf(value),
    nameOfData: (data) =>
      typeof data === 'object' && data !== null ? (names.get(data) ?? null) : nameOf(data),
  }
}
