import { isIP } from 'node:net'

const removed = '[removed]'

/** What stands for a person, a session or a card, in the order in which it is looked for. */
const patterns: readonly [pattern: RegExp, by: string][] = [
  // Queries of addresses, whatever is in them.
  [/(\/[\w./~%-]*)\?[^\s"'`)]+/g, `$1?${removed}`],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, removed],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '[id]'],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{24,}(?:\.[\w-]+)*/g, removed],
  [/\+?\d[\d ().-]{7,}\d/g, removed],
  // What databases repeat of a row: `Key (email)=(…)`, `invalid input syntax for type uuid: "…"`.
  [/=\([^)]*\)/g, `=(${removed})`],
  [/: "[^"]*"/g, `: "${removed}"`],
]

/** What may be the address of a machine, without a full stop or colon behind it. */
const machine = /[0-9a-f:.]*[0-9a-f](?:::)?/gi

const withoutMachines = (text: string): string =>
  text.replace(machine, (part) => (isIP(part) ? removed : part))

/** A text without e-mail and network addresses, ids, numbers of phones and cards, tokens and queries. */
export const scrubText = (text: string): string =>
  patterns.reduce((scrubbed, [pattern, by]) => scrubbed.replace(pattern, by), withoutMachines(text))
