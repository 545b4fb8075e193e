/** A promise, what was promised, what came, and what to say of it. */
export type Row = [
  promise: string,
  promised: string | number,
  measured: string | number,
  verdict: 'holds' | 'BROKEN' | 'not measured',
]

export const verdictOf = (holds: boolean): 'holds' | 'BROKEN' => (holds ? 'holds' : 'BROKEN')

/** A promise that something never happens. */
export const none = (promise: string, count: number): Row => [
  promise,
  0,
  count,
  verdictOf(count === 0),
]

export const holdAll = (rows: readonly Row[]): boolean =>
  rows.every(([, , , verdict]) => verdict === 'holds')

/** The table that a drill ends with, for a terminal. */
export function table(rows: readonly Row[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `  ${String(cells[0]).padEnd(46)}${String(cells[1]).padStart(12)}${String(cells[2]).padStart(12)}  ${cells[3] ?? ''}`
  return [line(['promise', 'promised', 'measured']), ...rows.map(line)].join('\n')
}
