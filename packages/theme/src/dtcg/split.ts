const isSpace = (character: string) => /\s/.test(character)

/** Parts of a CSS value between commas or spaces that stand in no bracket and no quote. */
export function split(css: string, at: ',' | ' '): string[] {
  const parts = ['']
  let depth = 0
  let quote = ''
  for (const character of css) {
    if (quote) quote = character === quote ? '' : quote
    else if (character === "'" || character === '"') quote = character
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (depth === 0 && (at === ' ' ? isSpace(character) : character === at)) {
      parts.push('')
      continue
    }
    parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}
