import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { command, root, UsageError } from './workspace.ts'

interface SourceFile {
  /** Relative to the repository. */
  file: string
  text: string
}

/** A node as the parser gives it, as far as keys are concerned. */
interface Node {
  type: string
  start: number
  [part: string]: unknown
}

/** A key that is written out: who owns it, and what it says. */
interface Declared {
  place: string
  owner: string
  /** Its first word, or null where it begins with the key of another. */
  first: string | null
  /** Its parts as far as they are words and keys; null where something else is in it. */
  whole: string | null
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  const { name, value } = node
  return typeof name === 'string' ? name : typeof value === 'string' ? value : undefined
}

/** `['a'] as const` is `['a']`. */
const bare = (node: unknown): unknown =>
  isNode(node) && node.type === 'TSAsExpression' ? bare(node['expression']) : node

const isList = (node: unknown): node is Node => isNode(node) && node.type === 'ArrayExpression'

/** What makes a query out of its key and the way to fetch it. */
const makers = new Set(['queryOptions', 'infiniteQueryOptions'])
/** What takes a key itself. */
const takers = /^(?:get|set|ensure)\w*Query(?:Data|State|Defaults)$/

const calleeOf = (call: Node): string => {
  const callee = call['callee']
  if (!isNode(callee)) return ''
  return nameOf(callee['property']) ?? nameOf(callee) ?? ''
}

/** The package that a file stands in. */
const ownerOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/** Where names that a file spreads come from: a package by its name, or the file's own. */
const importsOf = (program: Node): Map<string, string> =>
  new Map(
    childrenOf(program)
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap((one) =>
        childrenOf(one)
          .filter(({ type }) => type === 'ImportSpecifier')
          .map((specifier): [string, string] => [
            nameOf(specifier['local']) ?? '',
            nameOf(one['source']) ?? '',
          ]),
      ),
  )

/** What is wrong in one source, and the keys that it declares. */
function look({ file, text }: SourceFile): { problems: string[]; declared: Declared[] } {
  const problems: string[] = []
  const declared: Declared[] = []
  const program = parseSync(file, text).program as unknown as Node
  const imports = importsOf(program)
  const placeOf = ({ start }: Node) => `${file}:${text.slice(0, start).split('\n').length}`
  const owner = ownerOf(file)

  const partOf = (part: unknown): string | null => {
    if (!isNode(part)) return null
    if (part.type === 'Literal') return JSON.stringify(part['value'])
    const name = part.type === 'SpreadElement' ? nameOf(part['argument']) : undefined
    if (name === undefined) return null
    const source = imports.get(name) ?? '.'
    return `...${source.startsWith('.') ? owner : source}#${name}`
  }
  const declare = (list: Node): void => {
    const elements = list['elements'] as unknown[]
    const parts = elements.map(partOf)
    const [head] = elements
    const first = isNode(head) && typeof head['value'] === 'string' ? head['value'] : null
    const whole = parts.includes(null) ? null : parts.join(', ')
    declared.push({ place: placeOf(list), owner, first, whole })
  }

  const visit = (node: Node, inMaker: boolean): void => {
    const { type } = node
    if (type === 'VariableDeclarator' && nameOf(node['id'])?.endsWith('Key')) {
      const list = bare(node['init'])
      if (isList(list)) declare(list)
    }
    if (type === 'Property' && nameOf(node['key']) === 'queryKey') {
      const list = bare(node['value'])
      if (isList(list) && inMaker) declare(list)
      else if (isList(list)) problems.push(`${placeOf(list)} writes a query key where it is used.`)
    }
    if (type === 'CallExpression' && takers.test(calleeOf(node))) {
      const list = bare((node['arguments'] as unknown[])[0])
      if (isList(list)) problems.push(`${placeOf(list)} writes a query key where it is used.`)
    }
    const isMaker = type === 'CallExpression' && makers.has(calleeOf(node))
    // The object of the call itself is the query; what its functions do is a use again.
    const goesOn = inMaker && type === 'ObjectExpression'
    for (const child of childrenOf(node))
      visit(
        child,
        isMaker ? child.type === 'ObjectExpression' : goesOn && child.type === 'Property',
      )
  }
  visit(program, false)
  return { problems, declared }
}

const grouped = (declared: readonly Declared[], by: (one: Declared) => string | null) =>
  Map.groupBy(
    declared.filter((one) => by(one) !== null),
    by,
  )

/** What is wrong with how query keys are written, in words; empty when nothing is. */
export function queryKeyProblems(files: readonly SourceFile[]): string[] {
  const looks = files.map(look)
  const declared = looks.flatMap((one) => one.declared)
  const twice = [...grouped(declared, ({ whole }) => whole).values()]
    .filter((same) => same.length > 1)
    .map((same) => `${same.map(({ place }) => place).join(' and ')} declare the same query key.`)
  const shared = [...grouped(declared, ({ first }) => first)]
    .filter(([, same]) => new Set(same.map(({ owner }) => owner)).size > 1)
    .map(
      ([first, same]) =>
        `${same.map(({ place }) => place).join(' and ')} begin query keys with '${first}'.`,
    )
  return [...looks.flatMap(({ problems }) => problems), ...twice, ...shared]
}

/** Every source that asks the platform from a page: no test, and nothing that runs on a server. */
const sources = (): SourceFile[] =>
  globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|stories|spec)\.|\/(?:testing|tests|dist)[/.]/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ text }) => /Query|Key\b/.test(text))

/** Fails where a query key is written anywhere but where its query is declared, once. */
async function check(): Promise<void> {
  const problems = queryKeyProblems(sources())
  if (problems.length)
    throw new UsageError(
      `${problems.join('\n  ')}\n\n  A query is declared once, with queryOptions, by whoever owns it. Others name it by that (\`somethingQuery(api).queryKey\`), or by the exported key that it begins with.`,
    )
  console.log('Every query key is written once, where its query is declared.')
}

if (process.argv[1] === import.meta.filename) await command(check)
