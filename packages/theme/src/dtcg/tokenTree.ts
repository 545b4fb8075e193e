import { Unreadable } from './codecs.ts'
import { type DtcgFile, type DtcgNode, isNode } from './types.ts'

export type Mode = 'dark' | 'light'

/** A token where it stands in its file, with what its groups and its file say of it. */
export interface FoundToken {
  path: string[]
  token: DtcgNode
  /** What its group, its file's metadata or its file's name say. */
  mode: Mode | undefined
}

/** Which mode a name speaks of. */
export function modeIn(name: unknown): Mode | undefined {
  const words: readonly string[] =
    String(name)
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  return words.includes('dark') ? 'dark' : words.includes('light') ? 'light' : undefined
}

/** Every token of the files, groups walked in their order. */
export function tokensIn(files: readonly DtcgFile[]): FoundToken[] {
  return files.flatMap(({ name, document }) => {
    const own = modeIn(document.$extensions?.['com.figma.modeName'] ?? '') ?? modeIn(name)
    const walk = (node: DtcgNode, path: string[], mode: Mode | undefined): FoundToken[] =>
      Object.entries(node).flatMap(([part, child]) => {
        if (!isNode(child) || (part.startsWith('$') && part !== '$root')) return []
        const at = [...path, part]
        const inner = modeIn(part) ?? mode
        return '$value' in child
          ? [{ path: at, token: child, mode: inner }]
          : walk(child, at, inner)
      })
    return walk(document, [], own)
  })
}

/** Finds what an alias names: the whole path, or its end where a tool leaves the set's name out. */
export function makeResolver(found: readonly FoundToken[]) {
  const named = new Set<FoundToken>()

  function find(alias: string, mode: Mode | undefined): FoundToken {
    const all = found.filter(({ path }) => path.join('.') === alias)
    const ends = all.length ? all : found.filter(({ path }) => path.join('.').endsWith(`.${alias}`))
    const target = ends.find((each) => each.mode === mode) ?? ends[0]
    if (!target)
      throw new Unreadable(
        `names {${alias}}, which none of the files has: import the file of that collection with it`,
      )
    named.add(target)
    return target
  }

  function aliasOf(value: unknown): string | undefined {
    if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value)?.[1]
    const reference = isNode(value) ? value['$ref'] : undefined
    return typeof reference === 'string' && reference.startsWith('#/')
      ? reference
          .slice(2)
          .replace(/\/\$value$/, '')
          .split('/')
          .join('.')
      : undefined
  }

  function resolve(value: unknown, mode: Mode | undefined, seen: readonly string[] = []): unknown {
    const alias = aliasOf(value)
    if (alias !== undefined) {
      if (seen.includes(alias))
        throw new Unreadable(`goes in a circle: ${[...seen, alias].join(' -> ')}`)
      return resolve(valueIn(find(alias, mode).token, mode), mode, [...seen, alias])
    }
    if (Array.isArray(value)) return value.map((each) => resolve(each, mode, seen))
    if (!isNode(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, resolve(each, mode, seen)]),
    )
  }

  return { resolve, named }
}

/** Values by mode that an exporter put into `$extensions`, as `mode`, `modes` or beneath its own name. */
export function modesOf({ $extensions }: DtcgNode): Map<Mode, unknown> {
  const holders = [$extensions, ...Object.values($extensions ?? {})].filter(isNode)
  return new Map(
    holders
      .flatMap(({ mode, modes }) => [mode, modes])
      .filter(isNode)
      .flatMap((values) => Object.entries(values))
      .flatMap(([name, value]) => {
        const mode = modeIn(name)
        const inner = isNode(value) && '$value' in value ? value.$value : value
        return mode ? [[mode, inner] as const] : []
      }),
  )
}

const valueIn = (token: DtcgNode, mode: Mode | undefined): unknown =>
  (mode && modesOf(token).get(mode)) ?? token.$value
