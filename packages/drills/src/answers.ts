type Json = null | boolean | number | string | Json[] | { [field: string]: Json }

/** How an answer that was given again differs from the first. */
export interface Difference {
  /** Paths whose values differ, such as `data.amount`. */
  changed: string[]
  /** Paths that one of the two alone has: what a release knows and another does not. */
  lopsided: string[]
}

const isNested = (value: Json): value is Json[] | { [field: string]: Json } =>
  typeof value === 'object' && value !== null

function collect(one: Json, other: Json, path: string, into: Difference): void {
  if (one === other) return
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other)) {
    into.changed.push(path)
    return
  }
  const [first, second] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  // What is in a list has no name: one more or less is a change.
  if (Array.isArray(one) && first.size !== second.size) into.changed.push(path)
  for (const field of new Set([...first.keys(), ...second.keys()])) {
    const [a, b] = [first.get(field), second.get(field)]
    const below = path ? `${path}.${field}` : field
    if (a !== undefined && b !== undefined) collect(a, b, below, into)
    else if (!Array.isArray(one)) into.lopsided.push(below)
  }
}

/** Compares two answers field by field; what is no JSON is compared as a whole. */
export function differenceOf(one: string, other: string): Difference {
  const found: Difference = { changed: [], lopsided: [] }
  if (one === other) return found
  try {
    collect(JSON.parse(one) as Json, JSON.parse(other) as Json, '', found)
  } catch {
    found.changed.push('')
  }
  return found
}
