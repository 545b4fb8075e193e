/**
 * What is made of an object, made once for each of them: of settings, which are other objects once they say
 * something else. Everybody is given the same, so nobody may change it.
 */
export function madeOnce<From extends object, Made>(
  make: (from: From) => Made,
): (from: From) => Made {
  const made = new WeakMap<From, { what: Made }>()
  return (from) => {
    const known = made.get(from) ?? { what: make(from) }
    made.set(from, known)
    return known.what
  }
}
