import path from 'node:path'
import { parseAst } from 'vite'

/** What is known of one module once all have been read. */
export interface GraphModule {
  isEntry: boolean
  /** Fetched with the module itself. */
  imports: readonly string[]
  /** Fetched when the module asks for them. */
  parts: readonly string[]
  /** Whether the index of its package hands it on: any feature may stand on it, of some brand or of none. */
  isOffered: boolean
}

/** A module as the bundler has read it. */
export interface ReadModule {
  isEntry: boolean
  code: string
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/** What a module takes from another, or hands on from it. */
interface Statement {
  source: string
  /** Nothing where all of it is taken. `offered` is what it is called where it is handed on. */
  names?: readonly { name: string; offered?: string }[]
}

const nameOf = (node: { type: string; name?: string; value?: unknown }): string =>
  node.type === 'Identifier' ? (node.name ?? '') : String(node.value)

/** Static imports and what is handed on, as they stand in the code. */
function statementsOf(code: string): Statement[] {
  return parseAst(code).body.flatMap((node): Statement[] => {
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier' ? { name: nameOf(one.imported) } : [],
      )
      const isByName = names.length === node.specifiers.length
      return [{ source: node.source.value, ...(isByName && { names }) }]
    }
    if (node.type === 'ExportNamedDeclaration' && node.source) {
      const names = node.specifiers.map((one) => ({
        name: nameOf(one.local),
        offered: nameOf(one.exported),
      }))
      return [{ source: node.source.value, names }]
    }
    return node.type === 'ExportAllDeclaration' ? [{ source: node.source.value }] : []
  })
}

const isIndex = /[\\/]packages[\\/]([a-z-]+)[\\/]src[\\/]index\.ts$/

/** Whether a module only hands on: one that also makes something is fetched for that, with all it takes. */
const onlyHandsOn = (code: string): boolean =>
  parseAst(code).body.every(
    (node) =>
      node.type === 'ExportAllDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && Boolean(node.source)),
  )

/** The modules that an index hands names on from, by name. */
const handedOn = (id: string, statements: readonly Statement[]): Map<string, string> =>
  new Map(
    statements.flatMap(({ source, names = [] }) =>
      names.flatMap(({ offered }) =>
        offered === undefined ? [] : [[offered, path.join(path.dirname(id), source)] as const],
      ),
    ),
  )

/**
 * The graph as it is once an index is no more than its names: a module that takes one component of a
 * package stands on that component, not on all of them.
 */
export function graphOf(modules: ReadonlyMap<string, ReadModule>): Map<string, GraphModule> {
  const said = new Map([...modules].map(([id, { code }]) => [id, statementsOf(code)] as const))
  const indexes = new Map(
    [...said]
      .filter(([id]) => isIndex.test(id) && onlyHandsOn(modules.get(id)?.code ?? ''))
      .map(([id, statements]) => [id, handedOn(id, statements)] as const),
  )
  const behind = (index: string, user: string): string[] => {
    const homes = indexes.get(index) ?? new Map<string, string>()
    const [, packageName = ''] = isIndex.exec(index) ?? []
    return (said.get(user) ?? [])
      .filter(({ source }) => source === `@marquee/${packageName}`)
      .flatMap(({ names }) => names?.map(({ name }) => name) ?? [...homes.keys()])
      .flatMap((name) => homes.get(name) ?? [])
  }
  const offered = new Set([...indexes.values()].flatMap((homes) => [...homes.values()]))
  return new Map(
    [...modules].map(([id, { isEntry, importedIds, dynamicallyImportedIds }]) => [
      id,
      {
        isEntry,
        parts: dynamicallyImportedIds,
        isOffered: offered.has(id),
        imports: importedIds.flatMap((one) => (indexes.has(one) ? behind(one, id) : [one])),
      },
    ]),
  )
}
