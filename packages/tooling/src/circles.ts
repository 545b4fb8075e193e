import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { command, root, UsageError } from './workspace.ts'

/** Folders whose own folders may not lead back to each other: every package and app. Circles of files are the linter's. */
const guarded = globSync(['packages/*/src', 'packages/features-*/src/server', 'apps/*/src'], {
  cwd: root,
}).sort()

/** What nothing at run time needs. */
const beside = /\.(?:test|stories)\./

/** What runs needs: an import or export with a value, from a file beside. Types alone lead nowhere. */
const needs = /^(?:import|export)\s+(?!type\s)[^;'"]*?from\s+'(\.[^']+)'/gm

/** Names of folders by the folders that their files need; files directly in `base` count for nothing. */
export function folderGraph(
  base: string,
  files: readonly { file: string; text: string }[],
): Map<string, Set<string>> {
  const folderOf = (file: string): string | null => {
    const [folder, ...rest] = path.relative(base, file).split(path.sep)
    return folder && folder !== '..' && rest.length ? folder : null
  }
  const graph = new Map<string, Set<string>>()
  for (const { file, text } of files) {
    const from = folderOf(file)
    if (from === null) continue
    const targets = graph.get(from) ?? new Set()
    graph.set(from, targets)
    for (const [, specifier = ''] of text.matchAll(needs)) {
      const to = folderOf(path.resolve(path.dirname(file), specifier))
      if (to !== null && to !== from) targets.add(to)
    }
  }
  return graph
}

/** A way through the graph that ends where it began, or null. */
export function findCircle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>()
  const visit = (node: string, way: string[]): string[] | null => {
    const at = way.indexOf(node)
    if (at >= 0) return [...way.slice(at), node]
    if (done.has(node)) return null
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...way, node])
      if (circle) return circle
    }
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const circle = visit(node, [])
    if (circle) return circle
  }
  return null
}

function check(): void {
  for (const base of guarded) {
    const full = path.join(root, base)
    const files = globSync('**/*.{ts,tsx}', { cwd: full })
      .filter((name) => !beside.test(name))
      .map((name) => path.join(full, name))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    const graph = folderGraph(full, files)
    const circle = findCircle(graph)
    if (circle)
      throw new UsageError(
        `Folders of ${base} lead back to each other: ${circle.join(' -> ')}. Let the lower one say what happens, with an event, a slot or its status, and the higher one listen; or let what both use stand below them.`,
      )
  }
  console.log(`${guarded.length} packages, apps and server halves: no circle of folders`)
}

if (process.argv[1] === import.meta.filename) await command(async () => check())
