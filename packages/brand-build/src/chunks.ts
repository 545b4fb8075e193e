import path from 'node:path'
import type { Plugin } from 'vite'
import { beginsAtRest } from './atRest.ts'
import { firstModules, firstSheet } from './firstScreen.ts'
import { graphOf, type GraphModule, type ReadModule } from './moduleGraph.ts'

/** What the shell begins itself once the first page is at rest. */
const shellsAtRest = /\/packages\/core\/src\/(?:background|shell)\/atRest\.ts$/

/**
 * How many parts use what is worth fetching with any of them. So many that it does not hang on which
 * features a brand has: its scripts stay the files that the other brands have.
 */
const widely = 12

/**
 * The package of ours that a module belongs to. Left out: texts, which are fetched by locale, and the
 * parts of dialogs and forms, which bring a library along.
 */
const ours = /\/packages\/([a-z-]+)\/src\/(?!overlay|form|.*\/?messages\/)[^?]*\.tsx?$/
/** Style sheets are files of their own. */
const isStyle = /\.css(?:$|\?)/
/** The packages that features stand on. */
const shared: ReadonlySet<string> = new Set([
  'ui',
  'core',
  'contract',
  'api-client',
  'realtime',
  'game-tiles',
  'feature-page',
])

/** The one among them that only pages of features stand on, and so those of every brand. */
const ofEveryPage: ReadonlySet<string> = new Set(['feature-page'])

/** What every first screen shows, and what nearly every part is made of: these come before all others. */
const frame = 'frame'
const kit = 'kit'
/** What many parts are made of too, but not dressed by the first sheet: a home does without. */
const pages = 'pages'
/** What begins at rest and a page or a modal stands on too: apart, each would be a request for a few lines. */
const common = 'common'

const isLibrary = /[\\/]node_modules[\\/]/

const beginsFirstScreen = (id: string): boolean => {
  const file = id.split(path.sep).join('/')
  return firstModules.some((module) => file.endsWith(`/packages/${module}`))
}

const packageOf = (id: string): string | undefined => ours.exec(id.split(path.sep).join('/'))?.[1]

/** Everything that is fetched with a module, itself included. */
function fetchedWith(
  graph: ReadonlyMap<string, GraphModule>,
  starts: Iterable<string>,
): Set<string> {
  const found = new Set(starts)
  for (const id of found) for (const next of graph.get(id)?.imports ?? []) found.add(next)
  return found
}

/**
 * Which script small modules go into, by what is fetched together. Left to the bundler, each set of
 * parts that share a module makes a script of its own: a home asked for 160, most of them below 1 kB.
 * A module moves only if all that it imports is there already or moves into the same script, so that
 * scripts never wait for each other in a circle and bring nothing along that is not fetched at rest
 * anyway: of libraries `kit` has what begins at rest stands on, such as a hook for mutations.
 */
export function gather(graph: ReadonlyMap<string, GraphModule>): Map<string, string> {
  const entries = [...graph].filter(([, { isEntry }]) => isEntry).map(([id]) => id)
  const initial = fetchedWith(graph, entries)
  const first = fetchedWith(graph, [...entries, ...[...graph.keys()].filter(beginsFirstScreen)])
  const parts = new Set([...graph.values()].flatMap((module) => module.parts))
  const users = new Map<string, string[]>()
  for (const part of parts)
    for (const id of fetchedWith(graph, [part])) users.set(id, [...(users.get(id) ?? []), part])
  const atRest = fetchedWith(
    graph,
    [...graph.keys()].filter((id) => id === beginsAtRest || shellsAtRest.test(id)),
  )
  const offered = fetchedWith(
    graph,
    [...graph].filter(([id, { isOffered }]) => isOffered && atRest.has(id)).map(([id]) => id),
  )
  const isDressedAtOnce = (id: string): boolean =>
    [...fetchedWith(graph, [id])].every((next) => !isStyle.test(next) || firstSheet.test(next))
  const wish = (id: string): string | undefined => {
    const owner = packageOf(id)
    const by = users.get(id) ?? []
    const isCommon = atRest.has(id) && !first.has(id) && by.length > 1 && !parts.has(id)
    if (initial.has(id)) return undefined
    if (owner === undefined) return isCommon && isLibrary.test(id) ? kit : undefined
    if (first.has(id)) {
      if (shared.has(owner)) return frame
      // What is asked for by its own name stays a script of that name.
      return parts.has(id) ? undefined : owner
    }
    if (!shared.has(owner)) return isCommon ? common : undefined
    // What the shell offers counts as widely used whoever takes it: features of one brand must not move
    // the scripts of all.
    if (by.length >= widely || ofEveryPage.has(owner) || offered.has(id))
      return isDressedAtOnce(id) ? kit : pages
    return isCommon ? common : undefined
  }
  const scripts = new Map(
    [...graph.keys()].flatMap((id) => {
      const name = wish(id)
      return name === undefined ? [] : [[id, name] as const]
    }),
  )
  /** Whether nothing comes with a script but what is there before it. */
  const standsAlone = (id: string, name: string): boolean =>
    (graph.get(id)?.imports ?? []).every((next) => {
      const other = scripts.get(next)
      return (
        initial.has(next) ||
        (first.has(next) && isLibrary.test(next)) ||
        isStyle.test(next) ||
        other === name ||
        other === frame ||
        other === kit
      )
    })
  for (let before = -1; before !== scripts.size;) {
    before = scripts.size
    for (const [id, name] of scripts)
      if (name !== frame && !standsAlone(id, name)) scripts.delete(id)
  }
  return scripts
}

/** The bundler's side of `gather`: a plugin that looks at all modules, and the group that asks it. */
export function gathering() {
  let scripts = new Map<string, string>()
  const plugin: Plugin = {
    name: 'marquee:gather',
    buildEnd() {
      const modules = new Map<string, ReadModule>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info) continue
        const { isEntry, importedIds, dynamicallyImportedIds, code } = info
        modules.set(id, { isEntry, importedIds, dynamicallyImportedIds, code: code ?? '' })
      }
      scripts = gather(graphOf(modules))
    },
  }
  const group = {
    name: (id: string) => scripts.get(id) ?? null,
    debugName: 'gathered',
    includeDependenciesRecursively: false,
    priority: 1,
  }
  return { plugin, group }
}
