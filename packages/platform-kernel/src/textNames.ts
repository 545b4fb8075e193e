import { randomBytes } from 'node:crypto'

/** Names for texts that come again and again, each the same as long as it is remembered. */
export interface TextNames {
  /** Two texts share a name only when they are the same, wherever and whenever it was given. */
  of(text: string): string
}

/**
 * Names texts without reading them: of two that differ, the first letter that does tells them apart.
 * @param mostCharacters of all remembered texts together; those that were named longest ago are forgotten.
 */
export function makeTextNames(mostCharacters = 4_000_000): TextNames {
  // Other processes, and this one after its next start, name others.
  const own = randomBytes(9).toString('base64url')
  const names = new Map<string, string>()
  let characters = 0
  let last = 0
  return {
    of(text) {
      const known = names.get(text)
      names.delete(text)
      const name = known ?? `${own}.${(last += 1).toString(36)}`
      names.set(text, name)
      if (known !== undefined) return name
      characters += text.length
      // A map gives its keys in the order in which they came.
      for (const oldest of names.keys()) {
        if (characters <= mostCharacters) break
        names.delete(oldest)
        characters -= oldest.length
      }
      return name
    },
  }
}
