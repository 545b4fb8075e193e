import type { Rect } from '../stage/layout.ts'

export type KenoLayout = {
  /** The cells with the rim round them. */
  board: Rect
  /** How wide the rim is at each side. */
  rim: number
  columns: number
  rows: number
  /** Edge of a cell with its gap, by direction. */
  cell: { width: number; height: number }
  /** The middle of a number's cell. */
  at: (number: number) => { x: number; y: number }
}

/** Where the stage is low, as on a phone, the numbers need what a rim would take. */
const low = 480

/** Eight columns of ten on an upright stage, ten of eight on a wide one: whichever is easier to press. */
export function kenoLayout(free: Rect, numbers: number): KenoLayout {
  const [upright, wide] = [8, 10].map((columns) => layoutOf(free, numbers, columns))
  const least = ({ cell }: KenoLayout) => Math.min(cell.width, cell.height)
  return least(upright!) > least(wide!) ? upright! : wide!
}

function layoutOf(free: Rect, numbers: number, columns: number): KenoLayout {
  const rows = Math.ceil(numbers / columns)
  const [rim, around] = free.height <= low ? [4, 4] : [8, 12]
  const widest = (Math.min(free.width - around, 900) - rim * 2) / columns
  const tallest = (free.height - around - rim * 2) / rows
  const width = Math.min(widest, tallest * 1.5)
  const height = Math.min(tallest, width * 1.1)
  const board = {
    width: width * columns + rim * 2,
    height: height * rows + rim * 2,
    x: 0,
    y: 0,
  }
  board.x = free.x + (free.width - board.width) / 2
  board.y = free.y + (free.height - board.height) / 2
  return {
    board,
    rim,
    columns,
    rows,
    cell: { width, height },
    at: (number) => ({
      x: board.x + rim + (((number - 1) % columns) + 0.5) * width,
      y: board.y + rim + (Math.floor((number - 1) / columns) + 0.5) * height,
    }),
  }
}

/** How much of the draw one ball is in the air. */
const airborne = 0.09

/**
 * How far each ball is on its way to its cell, `share` of the draw: 0 not thrown yet, 1 landed. Balls
 * come at even times, whatever was picked.
 */
export function ballWays(count: number, share: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const from = (index / Math.max(1, count - 1)) * (1 - airborne)
    return share >= 1 ? 1 : Math.min(1, Math.max(0, (share - from) / airborne))
  })
}

/** The number an arrow key leads to from another one, on a board of so many columns. */
export function neighbour(
  from: number,
  key: string,
  { columns, numbers }: { columns: number; numbers: number },
): number | null {
  const step = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: 1 - from,
    End: numbers - from,
  }[key]
  if (step === undefined) return null
  const next = from + step
  return next < 1 || next > numbers ? from : next
}
