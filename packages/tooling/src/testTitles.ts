import { parseSync } from 'vite'

/** A test as its file declares it; one of a table stands for itself. */
export interface DeclaredTest {
  title: string
  /** Source of the test with the heads of the loops around it. */
  source: string
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

type Value = string | number | boolean | null | Value[] | { [key: string]: Value } | symbol
type Scope = ReadonlyMap<string, Value>

/** What cannot be read from the file alone. */
const unknown = Symbol('unknown')
/** Stands in a title for what is not known. */
const gap = '…'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
const textOf = (value: Value): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : gap

function propertyOf(value: Value | undefined, key: string): Value {
  if (typeof value !== 'object' || value === null) return unknown
  return (value as Record<string, Value>)[key] ?? unknown
}

const keyOf = (node: Node): string => {
  const key = node['key'] as Node
  return String(key['name'] ?? key['value'])
}

function valueOfCall(node: Node, scope: Scope): Value {
  const callee = node['callee'] as Node
  const method = callee.type === 'MemberExpression' && (callee['property'] as Node)['name']
  const [argument] = nodesOf(node['arguments'])
  const isObject = method && (callee['object'] as Node)['name'] === 'Object'
  const subject = isObject ? argument : method ? (callee['object'] as Node) : undefined
  const value = subject ? valueOf(subject, scope) : unknown
  if (method !== 'entries' || typeof value !== 'object' || value === null) return unknown
  return Array.isArray(value) ? value.map((one, index) => [index, one]) : Object.entries(value)
}

/** The value of an expression, as far as its file tells. */
function valueOf(node: Node, scope: Scope): Value {
  const inner = (key: string) => valueOf(node[key] as Node, scope)
  switch (node.type) {
    case 'Literal':
      return node['value'] as Value
    case 'TemplateLiteral': {
      const values = nodesOf(node['expressions']).map((one) => textOf(valueOf(one, scope)))
      return nodesOf(node['quasis'])
        .map(
          (quasi, index) => (quasi['value'] as { cooked: string }).cooked + (values[index] ?? ''),
        )
        .join('')
    }
    case 'ArrayExpression':
      return nodesOf(node['elements']).flatMap((one) => {
        if (one.type !== 'SpreadElement') return [valueOf(one, scope)]
        const spread = valueOf(one['argument'] as Node, scope)
        return Array.isArray(spread) ? spread : [unknown]
      })
    case 'ObjectExpression':
      return Object.fromEntries(
        nodesOf(node['properties'])
          .filter(({ type }) => type === 'Property')
          .map((one) => [keyOf(one), valueOf(one['value'] as Node, scope)]),
      )
    case 'Identifier':
      return scope.get(String(node['name'])) ?? unknown
    case 'MemberExpression': {
      const key = node['computed'] ? textOf(inner('property')) : (node['property'] as Node)['name']
      return propertyOf(inner('object'), String(key))
    }
    case 'BinaryExpression':
      return node['operator'] === '+' ? textOf(inner('left')) + textOf(inner('right')) : unknown
    case 'ConditionalExpression':
      // Which of the two is not known here: a loop comes to both.
      return `${textOf(inner('consequent'))} ${textOf(inner('alternate'))}`
    case 'CallExpression':
      return valueOfCall(node, scope)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return inner('expression')
    default:
      return unknown
  }
}

/** The scope with the names of a pattern bound to parts of a value. */
function bound(pattern: Node | undefined, value: Value, scope: Scope): Scope {
  if (pattern?.type === 'Identifier') return new Map(scope).set(String(pattern['name']), value)
  if (pattern?.type === 'AssignmentPattern') return bound(pattern['left'] as Node, value, scope)
  if (pattern?.type === 'ArrayPattern')
    return (pattern['elements'] as (Node | null)[]).reduce(
      (all, one, index) => (one ? bound(one, propertyOf(value, String(index)), all) : all),
      scope,
    )
  if (pattern?.type === 'ObjectPattern')
    return nodesOf(pattern['properties'])
      .filter(({ type }) => type === 'Property')
      .reduce((all, one) => bound(one['value'] as Node, propertyOf(value, keyOf(one)), all), scope)
  return scope
}

/** A title of a table for one of its rows, as the runner formats it: `%s` in turn, `$name`. */
function formatted(title: string, row: Value): string {
  const values = Array.isArray(row) ? [...row] : [row]
  return title
    .replace(/%[sdifjop]/g, () => textOf(values.shift() ?? unknown))
    .replace(/\$([a-zA-Z]\w*(?:\.\w+)*)/g, (_, names: string) =>
      textOf(names.split('.').reduce<Value>(propertyOf, Array.isArray(row) ? unknown : row)),
    )
}

interface Callee {
  /** `it`, `test` or `describe`. */
  name: string
  /** `skip`, `each` and so on, in order. */
  modifiers: string[]
  table: Node | undefined
}

/** Names that a file gives to `it`, `test` and `describe` as it imports them. */
function namesIn(program: Node): Map<string, string> {
  const imported = nodesOf(program['body']).flatMap((one) => nodesOf(one['specifiers']))
  const names = imported.map((one): [string, string] => [
    String((one['local'] as Node | undefined)?.['name']),
    String((one['imported'] as Node | undefined)?.['name']),
  ])
  const usual = ['it', 'test', 'describe'].map((name): [string, string] => [name, name])
  return new Map([...usual, ...names.filter(([, name]) => /^(it|test|describe)$/.test(name))])
}

/** What is called, when it declares tests: `it.each(table)`, `test.describe.skip`. */
function calleeOf(node: Node, names: ReadonlyMap<string, string>): Callee | null {
  if (node.type === 'Identifier') {
    const name = names.get(String(node['name']))
    return name === undefined ? null : { name, modifiers: [], table: undefined }
  }
  if (node.type === 'MemberExpression') {
    const callee = calleeOf(node['object'] as Node, names)
    const modifier = String((node['property'] as Node)['name'])
    if (!callee) return null
    if (modifier === 'describe') return { ...callee, name: modifier }
    return { ...callee, modifiers: [...callee.modifiers, modifier] }
  }
  if (node.type !== 'CallExpression') return null
  const callee = calleeOf(node['callee'] as Node, names)
  if (!/^(each|for|runIf|skipIf)$/.test(callee?.modifiers.at(-1) ?? '')) return null
  const isTable = /^(each|for)$/.test(callee?.modifiers.at(-1) ?? '')
  return callee && { ...callee, table: isTable ? nodesOf(node['arguments'])[0] : callee.table }
}

const declares = /^(each|for|runIf|skipIf|only|concurrent|sequential|parallel|serial)$/
const skips = /^(skip|todo|fixme)$/

/** Tests of a file that run: not those that are skipped or still to be written. */
export function testsIn(file: string, text: string): DeclaredTest[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const names = namesIn(program as unknown as Node)
  const found: DeclaredTest[] = []

  const visitCallbacks = (node: Node, scope: Scope, heads: string, row: Value) => {
    for (const one of nodesOf(node['arguments']).slice(1)) {
      const [first, ...others] = nodesOf(one['params'])
      const values = Array.isArray(row) ? row : [row]
      const inner = [first, ...others].reduce(
        (all, pattern, index) => bound(pattern, values[index] ?? unknown, all),
        scope,
      )
      visit(one, inner, heads)
    }
  }

  const visitCall = (node: Node, scope: Scope, heads: string): boolean => {
    const callee = calleeOf(node['callee'] as Node, names)
    const [titleNode] = nodesOf(node['arguments'])
    if (!callee || !titleNode) return false
    if (callee.modifiers.some((one) => skips.test(one))) return true
    if (!callee.modifiers.every((one) => declares.test(one))) return false
    const title = textOf(valueOf(titleNode, scope))
    const table = callee.table && valueOf(callee.table, scope)
    const rows = Array.isArray(table) ? table : [unknown as Value]
    for (const row of rows) {
      if (callee.name === 'describe') visitCallbacks(node, scope, heads, row)
      else
        found.push({
          title: callee.table ? formatted(title, row) : title,
          source: heads + text.slice(node.start, node.end),
        })
    }
    return true
  }

  const visitLoop = (node: Node, scope: Scope, heads: string) => {
    const right = node['right'] as Node
    const list = valueOf(right, scope)
    const [declared] = nodesOf((node['left'] as Node)['declarations'])
    const head = `${heads}${text.slice(right.start, right.end)}\n`
    for (const one of Array.isArray(list) ? list : [unknown as Value])
      visit(node['body'] as Node, bound(declared?.['id'] as Node, one, scope), head)
  }

  /** Visits in the order of the source; gives the scope with what was declared. */
  const visit = (node: Node, scope: Scope, heads: string): Scope => {
    if (node.type === 'VariableDeclarator' && isNode(node['init'])) {
      visit(node['init'], scope, heads)
      return bound(node['id'] as Node, valueOf(node['init'], scope), scope)
    }
    if (node.type === 'ForOfStatement') {
      visitLoop(node, scope, heads)
      return scope
    }
    if (node.type === 'CallExpression' && visitCall(node, scope, heads)) return scope
    let inner = scope
    for (const key of Object.keys(node)) {
      for (const child of nodesOf(node[key])) inner = visit(child, inner, heads)
    }
    const isScope = /Function|BlockStatement|Program/.test(node.type)
    return isScope ? scope : inner
  }

  visit(program as unknown as Node, new Map(), '')
  return found
}
