const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/
const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//
const words = new RegExp(`${literal.source}|${comment.source}`, 'g')

/** A source of the same length in which strings and comments are blank. */
export const codeOnly = (text: string): string =>
  text.replace(words, (found) => found.replace(/[^\n]/g, ' '))

const openers = '([{'
const closers = ')]}'

/** Where the list begins that a place stands in: the bracket of an array or an object around it, or -1. */
function listAround(code: string, place: number): number {
  let depth = 0
  for (let index = place - 1; index >= 0; index--) {
    const sign = code[index] ?? ''
    if (closers.includes(sign)) depth++
    else if (openers.includes(sign)) {
      if (depth > 0) depth--
      // The argument of a call belongs to the entry that the call is.
      else if (sign !== '(') return index
    }
  }
  return -1
}

/** The entry of a list that a place stands in, with the comma behind it. */
function entryAround(code: string, place: number): [from: number, to: number] | null {
  const list = listAround(code, place)
  if (list < 0) return null
  let [from, depth] = [list + 1, 0]
  for (let index = from; index < code.length; index++) {
    const sign = code[index] ?? ''
    if (openers.includes(sign)) depth++
    else if (depth === 0 && (sign === ',' || closers.includes(sign))) {
      if (index > place) return [from, sign === ',' ? index + 1 : index]
      from = index + 1
    } else if (closers.includes(sign)) depth--
  }
  return null
}

const importsOf = (name: string): RegExp =>
  new RegExp(`^import (?:type )?\\{([^}]*)\\} from '${name}(?:/[^']*)?'\\n`, 'gm')

/**
 * A source without what it imports from a package: the imports, and each entry of a list or an object
 * that uses what they name.
 *
 * @throws {Error} when a use is no entry of a list, which nobody but a person can take out.
 */
export function withoutImports(text: string, packageName: string): string {
  const imports = importsOf(packageName)
  const names = [...text.matchAll(imports)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((one) => one.trim().split(' ').at(-1) ?? '')
      .filter(Boolean),
  )
  let left = text.replace(imports, '')
  for (const name of names) {
    const use = new RegExp(`(?<![\\w.$])${name}(?![\\w$:?])`)
    for (;;) {
      const code = codeOnly(left)
      const place = code.search(use)
      if (place < 0) break
      const entry = entryAround(code, place)
      if (!entry)
        throw new Error(
          `'${name}' of ${packageName} is used in line ${left.slice(0, place).split('\n').length}, which is no entry of a list: take that use out by hand, then run this again.`,
        )
      left = left.slice(0, entry[0]) + left.slice(entry[1])
    }
  }
  if (new RegExp(`^(?:import|export)\\b.* from '${packageName}['/]`, 'm').test(left))
    throw new Error(
      `${packageName} is still imported after the imports that name what they take: take that out by hand, then run this again.`,
    )
  return left
}
