/** What a process holds at rest, in MB of a million bytes. */
export interface Held {
  /** All that is in memory, what it shares with others included. */
  rss: number
  /** The same with its share alone of what it shares. */
  pss: number
}

/** The table of docs/deploying.md: the most that each process may hold at rest, by its name. */
export function promisedIn(markdown: string): Map<string, number> {
  const [, rows = ''] =
    /\| Process \| RSS at most \|.*\n\|[-| ]+\|\n((?:\|.*\n)+)/.exec(markdown) ?? []
  return new Map(
    [...rows.matchAll(/^\| `?([\w -]+?)`? \| (\d+) MB \|/gm)].map(([, name = '', most]) => [
      name,
      Number(most),
    ]),
  )
}

const valueIn = (text: string, name: string): number =>
  (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1024) / 1e6

/** @param rollup what `/proc/<pid>/smaps_rollup` says. @throws where it does not say both. */
export function heldIn(rollup: string): Held {
  const held = { rss: valueIn(rollup, 'Rss'), pss: valueIn(rollup, 'Pss') }
  if (Number.isNaN(held.rss + held.pss))
    throw new Error('The kernel does not say what the process holds: /proc has no smaps_rollup.')
  return held
}
