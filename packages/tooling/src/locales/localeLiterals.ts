import { parseSync } from 'vite'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

/** The words that a literal, a key or a type says. */
function wordOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node['name'] as string
  if (node.type === 'TSLiteralType') return wordOf(node['literal'])
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined
}

const comparisons = new Set(['===', '!==', '==', '!='])

/** What of a node names locales, in words; null when it does not. */
function problemOf(node: Node, isCode: (word: string | undefined) => boolean): string | null {
  const several = (words: (string | undefined)[]) => words.filter(isCode).length > 1
  const among = (key: string, part?: string) =>
    (node[key] as unknown[]).map((one) => wordOf(isNode(one) && part ? one[part] : one))
  switch (node.type) {
    case 'BinaryExpression': {
      const sides = [node['left'], node['right']].filter(
        (side) => isNode(side) && side.type === 'Literal',
      )
      return comparisons.has(node['operator'] as string) && sides.map(wordOf).some(isCode)
        ? 'compares with a locale'
        : null
    }
    case 'SwitchCase':
      return isNode(node['test']) && node['test'].type === 'Literal' && isCode(wordOf(node['test']))
        ? 'compares with a locale'
        : null
    case 'ObjectExpression':
      return several(among('properties', 'key')) ? 'says something for each locale' : null
    case 'TSTypeLiteral':
      return several(among('members', 'key')) ? 'has a field for each locale' : null
    case 'TSUnionType':
      return several(among('types')) ? 'lists locales as a type' : null
    case 'ArrayExpression':
      return several(among('elements')) ? 'lists locales' : null
    default:
      return null
  }
}

/** A brand's own choice among the locales: `locales: ['en', 'es']`. */
const isChoice = (node: Node): boolean =>
  node.type === 'Property' && wordOf(node['key']) === 'locales'

/**
 * Where a source knows which locales there are, as `line: what it does`. Such code would have to change with
 * each new locale; texts belong into files of messages, the list is `@marquee/contract/locales`.
 */
export function localeLiterals(file: string, text: string, locales: readonly string[]): string[] {
  const isCode = (word: string | undefined): boolean => word !== undefined && locales.includes(word)
  const found: string[] = []
  const visit = (node: Node): void => {
    if (isChoice(node)) return
    const problem = problemOf(node, isCode)
    if (problem) found.push(`${text.slice(0, node.start).split('\n').length}: ${problem}`)
    for (const child of childrenOf(node)) visit(child)
  }
  visit(parseSync(file, text).program as unknown as Node)
  return found
}
