import type { Rect } from '../stage/layout.ts'

export type FeltShape = {
  /** The table's edge: straight at the house, bent towards the player. */
  edge: string
  /** The line on the cloth, within the edge. */
  line: string
  /** What is printed is written along these, the upper first, and how long each is. */
  arcs: { path: string; length: number }[]
  letters: readonly [upper: number, lower: number]
  rail: number
}

/** Sizes of the letters of the two lines that are printed on a table so wide. */
const lettersFor = (width: number) =>
  [
    Math.round(Math.max(15, Math.min(30, width * 0.045))),
    Math.round(Math.max(12, Math.min(18, width * 0.031))),
  ] as const

/** Room that two printed lines need between rows of cards, in CSS pixels. */
export function printRoom(width: number): number {
  const [upper, lower] = lettersFor(width)
  return upper + lower + 18
}

/** How wide a table may be: one that is no wider than this many times its height still looks like one. */
const widest = 2.5

/** Where a table stands whose cards lie in `free`; it reaches as far down as `below` says. */
export function feltPlace(free: Rect, below: number): Rect {
  const height = free.height + below
  const width = Math.min(free.width, Math.round(height * widest))
  return { x: (free.width - width) / 2, y: 0, width, height }
}

/** Draws a table of a size. `middle` is where between its upper and its lower edge the print stands. */
export function feltShape(
  { width, height }: { width: number; height: number },
  middle: number,
): FeltShape {
  const rail = Math.round(Math.max(8, Math.min(18, width * 0.02)))
  const bend = Math.max(6, Math.min(26, width * 0.02))
  const letters = lettersFor(width)
  const reach = (width - 4 * rail) / 2
  const first = middle - printRoom(width) / 2 + letters[0] + 5
  const baselines = [first, first + letters[1] + 7]
  return {
    edge: outline(width, height, rail / 2),
    line: outline(width, height, rail * 1.9),
    arcs: baselines.map((y) => ({
      path: `M${width / 2 - reach} ${y - bend} Q${width / 2} ${y + bend} ${width / 2 + reach} ${y - bend}`,
      length: reach * 2,
    })),
    letters,
    rail,
  }
}

function outline(width: number, height: number, inset: number): string {
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset]
  const corner = Math.min(28, height * 0.08)
  const shoulder = top + (bottom - top) * 0.46
  const middle = width / 2
  return [
    `M${left + corner} ${top}H${right - corner}Q${right} ${top} ${right} ${top + corner}V${shoulder}`,
    `C${right} ${bottom - (bottom - shoulder) * 0.28} ${middle + width * 0.3} ${bottom} ${middle} ${bottom}`,
    `S${left} ${bottom - (bottom - shoulder) * 0.28} ${left} ${shoulder}`,
    `V${top + corner}Q${left} ${top} ${left + corner} ${top}Z`,
  ].join('')
}
