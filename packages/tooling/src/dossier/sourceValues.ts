import { parseSync } from 'vite'

/** A node as the parser gives it, as far as values are concerned. */
interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** `{} as const` and `{} satisfies Type` are `{}`. */
const bare = (node: Node): Node =>
  /^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type) && isNode(node['expression'])
    ? bare(node['expression'])
    : node

const wordOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  const word = node['name'] ?? node['value']
  return typeof word === 'string' || typeof word === 'number' ? String(word) : ''
}

const calleeOf = (call: Node): string => {
  const { callee } = call
  if (!isNode(callee)) return ''
  return callee.type === 'MemberExpression' ? wordOf(callee['property']) : wordOf(callee)
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join('.')

/** What an entry of a list is called: by what it calls itself, else by its place, from 1. */
function entryName(node: Node, place: number): string {
  if (node.type === 'CallExpression') return calleeOf(node)
  if (node.type === 'ObjectExpression') {
    for (const own of ['id', 'issue', 'slug']) {
      const named = nodesIn(node['properties']).find(({ key }) => wordOf(key) === own)
      const word = wordOf(named?.['value'])
      if (word) return word
    }
  }
  return String(place + 1)
}

/** Reads values of one source as they are written. */
function makeReader(text: string, values: Map<string, string>) {
  const written = ({ start, end }: Node) => text.slice(start, end).replaceAll(/\s+/g, ' ')
  const plain = (node: Node) => (node.type === 'Literal' ? String(node['value']) : written(node))
  const set = (key: string, value: string) => void values.set(key, value)

  function readList(key: string, node: Node): void {
    const entries = nodesIn(node['elements'])
    const isPlain = entries.every(({ type }) => /^(?:Literal|Identifier|Member|Unary)/.test(type))
    if (isPlain) return set(key, entries.map(plain).join(', ') || 'none')
    entries.forEach((entry, place) => {
      const one = bare(entry)
      if (one.type === 'SpreadElement') readSpread(key, one)
      else read(joined(key, entryName(one, place)), one)
    })
  }

  /** What is spread is part of what it is spread into; a call keeps its name. */
  function readSpread(key: string, node: Node): void {
    const { argument } = node
    if (!isNode(argument)) return
    const one = bare(argument)
    read(one.type === 'CallExpression' ? joined(key, calleeOf(one)) : key, one)
  }

  function readCall(key: string, node: Node): void {
    const given = nodesIn(node['arguments']).map(bare)
    set(key, given.length ? calleeOf(node) : 'on')
    given.forEach((one, place) => {
      if (one.type === 'ObjectExpression') read(key, one)
      else read(joined(key, String(place + 1)), one)
    })
  }

  function read(key: string, given: Node): void {
    const node = bare(given)
    if (node.type === 'ArrayExpression') return readList(key, node)
    if (node.type === 'CallExpression') return readCall(key, node)
    if (node.type !== 'ObjectExpression') return set(key, plain(node))
    for (const property of nodesIn(node['properties'])) {
      if (property.type === 'SpreadElement') readSpread(key, property)
      else if (isNode(property['value'])) {
        const name = property['computed'] ? '' : wordOf(property['key'])
        read(joined(key, name), property['value'])
      }
    }
  }
  return read
}

/**
 * The values of a source's constants as they are written, by dotted keys: `composition.home` is `stage`,
 * and a call is `on` or its name, with what it is given below it. What is computed is told as its source.
 * @param main whose keys have no name in front.
 */
export function sourceValues(file: string, text: string | null, main: string): Map<string, string> {
  const values = new Map<string, string>()
  if (text === null) return values
  const read = makeReader(text, values)
  const program = parseSync(file, text).program as unknown as Node
  for (const statement of nodesIn(program['body'])) {
    const declared = isNode(statement['declaration']) ? statement['declaration'] : statement
    for (const { id, init } of nodesIn(declared['declarations'])) {
      if (!isNode(init)) continue
      const name = wordOf(id)
      const value = bare(init)
      // `defineBrand({})` is what it is given.
      const [given] = nodesIn(value['arguments'])
      const isWrapped = name === main && value.type === 'CallExpression' && given
      read(name === main ? '' : name, isWrapped ? given : value)
    }
  }
  return values
}
