import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ESTree, parseSync } from 'vite'

export type Node = ESTree.Expression
/** An expression where it stands. */
export interface Place {
  file: string
  node: Node
}
/** A property of an object where it stands. */
export interface PropertyPlace {
  file: string
  property: ESTree.ObjectProperty
}
/** The files of a theme as they are read, by path. */
export type Sources = Map<string, { text: string; program: ESTree.Program }>

/** @throws when the file is no TypeScript. */
export function parseFile(sources: Sources, file: string, text = readFileSync(file, 'utf8')) {
  const known = sources.get(file)
  if (known) return known
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const parsed = { text, program }
  sources.set(file, parsed)
  return parsed
}

/** An expression without what TypeScript says about it. */
export function bare(node: Node): Node {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression'
    ? bare(node.expression)
    : node
}

function declared(sources: Sources, file: string, name: string): Place | undefined {
  for (const statement of parseFile(sources, file).program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && id.name === name && init) return { file, node: init }
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue
    for (const specifier of statement.specifiers)
      if (
        specifier.type === 'ImportSpecifier' &&
        specifier.local.name === name &&
        specifier.imported.type === 'Identifier'
      )
        return declared(
          sources,
          resolve(dirname(file), statement.source.value),
          specifier.imported.name,
        )
  }
  return undefined
}

/** What a name or a member stands for, as far as it stands in the theme's own files. */
export function resolved(sources: Sources, { file, node }: Place): Place | undefined {
  const plain = bare(node)
  if (plain.type === 'Identifier') {
    const place = declared(sources, file, plain.name)
    return place && resolved(sources, place)
  }
  if (
    plain.type === 'MemberExpression' &&
    plain.property.type === 'Identifier' &&
    !plain.computed
  ) {
    const object = resolved(sources, { file, node: plain.object })
    const found = object && propertyOf(sources, object, plain.property.name)
    return found && resolved(sources, { file: found.file, node: found.property.value })
  }
  return { file, node: plain }
}

/** The property of an object, or of what is spread into it. */
export function propertyOf(
  sources: Sources,
  { file, node }: Place,
  name: string,
): PropertyPlace | undefined {
  if (node.type !== 'ObjectExpression') return undefined
  for (const property of node.properties.toReversed()) {
    if (property.type === 'SpreadElement') {
      const spread = resolved(sources, { file, node: property.argument })
      const inner = spread && propertyOf(sources, spread, name)
      if (inner) return inner
    } else if (
      (property.key.type === 'Identifier' && property.key.name === name) ||
      (property.key.type === 'Literal' && property.key.value === name)
    )
      return { file, property }
  }
  return undefined
}

/** What a theme hands to `makeTheme`. */
export function definition(sources: Sources, file: string): Place {
  const theme = declared(sources, file, 'theme')
  const call = theme && bare(theme.node)
  const [argument] = call?.type === 'CallExpression' ? call.arguments : []
  const place =
    argument && argument.type !== 'SpreadElement'
      ? resolved(sources, { file, node: argument })
      : undefined
  if (place?.node.type !== 'ObjectExpression')
    throw new Error(`${file} has no 'export const theme = makeTheme({ ... })' that can be edited.`)
  return place
}
