import { join } from 'node:path'
import type { TokenPath } from '@marquee/theme/dtcg'
import { withoutUnused } from './withoutUnused.ts'
import {
  definition,
  parseFile,
  type Place,
  propertyOf,
  type PropertyPlace,
  resolved,
  type Sources,
} from './themeSource.ts'

interface Edit {
  start: number
  end: number
  text: string
}

const keyOf = (file: string, { start }: { start: number }) => `${file}:${start}`

/** A text as source writes it, in the quotes that it needs. */
const literal = (value: string) => (value.includes("'") ? JSON.stringify(value) : `'${value}'`)

/** The properties that lead to a token, from the definition inward; it ends where values are computed. */
function propertiesTo(sources: Sources, root: Place, path: TokenPath): PropertyPlace[] {
  const properties: PropertyPlace[] = []
  let place: Place | undefined = root
  for (const name of path.split('.')) {
    const found: PropertyPlace | undefined = place && propertyOf(sources, place, name)
    if (!found) return properties
    properties.push(found)
    place = resolved(sources, { file: found.file, node: found.property.value })
  }
  return properties
}

function literalAt(sources: Sources, root: Place, path: TokenPath): Place | undefined {
  const properties = propertiesTo(sources, root, path)
  const last = properties.at(-1)
  if (!last || properties.length < path.split('.').length) return undefined
  const place = resolved(sources, { file: last.file, node: last.property.value })
  return place?.node.type === 'Literal' ? place : undefined
}

/** An object with other values in it: `{ ...texture, page: 'none' }`. */
function overridden(source: string, values: readonly (readonly [string[], string])[]): string {
  const names = [...new Set(values.map(([[name = '']]) => name))]
  const parts = names.map((name) => {
    const inner = values.filter(([[first]]) => first === name)
    const [own] = inner
    return own && own[0].length === 1
      ? `${name}: ${literal(own[1])}`
      : `${name}: ${overridden(
          `${source}.${name}`,
          inner.map(([[, ...rest], value]) => [rest, value] as const),
        )}`
  })
  return `{ ...${source}, ${parts.join(', ')} }`
}

/** How often each place is reached by the tokens of the theme: what several share is no one's own. */
function reachedBy(sources: Sources, root: Place, paths: readonly TokenPath[]) {
  const users = new Map<string, Set<string>>()
  const add = (key: string, user: string) => users.set(key, (users.get(key) ?? new Set()).add(user))
  for (const path of paths) {
    const names = path.split('.')
    for (const [index, { file, property }] of propertiesTo(sources, root, path).entries())
      add(keyOf(file, property), names.slice(0, index + 1).join('.'))
    const place = literalAt(sources, root, path)
    if (place) add(keyOf(place.file, place.node), path)
  }
  return users
}

/** The colour of the browser's bar is the page's; where it is written a second time, it goes along. */
function barEdits(sources: Sources, index: string, changes: ReadonlyMap<TokenPath, string>) {
  const { text } = parseFile(sources, index)
  const bar = /themeColor: \{([^}]*)\}/.exec(text)
  return (['dark', 'light'] as const).flatMap((mode) => {
    const value = changes.get(`${mode}.color.page`)
    const part = bar && new RegExp(`${mode}: ('[^']*')`).exec(bar[1] ?? '')
    if (!value || !bar || !part?.[1]) return []
    const start = bar.index + bar[0].indexOf(part[0]) + part[0].length - part[1].length
    return [{ start, end: start + part[1].length, text: literal(value) }]
  })
}

/**
 * A theme's files with other values: a literal is replaced where it stands; what is computed or shared
 * with another token gets a literal of its own, and what nothing uses any more is taken out.
 * @param folder the theme's `src`
 * @param paths every token that the theme has
 * @returns the files that differ, by path; they still have to be formatted
 */
export function editTheme(
  folder: string,
  paths: readonly TokenPath[],
  changes: ReadonlyMap<TokenPath, string>,
): Map<string, string> {
  const sources: Sources = new Map()
  const root = definition(sources, join(folder, 'theme.ts'))
  const users = reachedBy(sources, root, paths)
  const edits = new Map<string, Edit[]>()
  const overrides = new Map<string, { at: PropertyPlace; values: [string[], string][] }>()
  const add = (file: string, edit: Edit) => edits.set(file, [...(edits.get(file) ?? []), edit])

  for (const [path, value] of changes) {
    const place = literalAt(sources, root, path)
    const sharing = place ? [...(users.get(keyOf(place.file, place.node)) ?? [])] : []
    if (place && sharing.every((other) => changes.get(other) === value)) {
      const known = edits.get(place.file)?.some(({ start }) => start === place.node.start)
      if (!known) add(place.file, { ...place.node, text: literal(value) })
      continue
    }
    const properties = propertiesTo(sources, root, path)
    const own = properties.findLastIndex(
      ({ file, property }) => users.get(keyOf(file, property))?.size === 1,
    )
    const at = properties[own]
    if (!at) throw new Error(`'${path}' stands nowhere in ${root.file} that can be edited.`)
    const key = keyOf(at.file, at.property)
    const known = overrides.get(key) ?? { at, values: [] }
    known.values.push([path.split('.').slice(own + 1), value])
    overrides.set(key, known)
  }

  for (const { at, values } of overrides.values()) {
    const { start, end } = at.property.value
    const source = parseFile(sources, at.file).text.slice(start, end)
    const [only] = values
    const text = only && !only[0].length ? literal(only[1]) : overridden(source, values)
    const name = at.property.shorthand ? `${source}: ` : ''
    add(at.file, { start, end, text: `${name}${text}` })
  }
  for (const edit of barEdits(sources, join(folder, 'index.ts'), changes))
    add(join(folder, 'index.ts'), edit)

  const written = new Map<string, string>()
  for (const [file, list] of edits) {
    let { text } = parseFile(sources, file)
    for (const { start, end, text: value } of list.toSorted(
      (one, other) => other.start - one.start,
    ))
      text = text.slice(0, start) + value + text.slice(end)
    written.set(file, withoutUnused(file, text))
  }
  return written
}
