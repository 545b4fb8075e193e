import type { Rect } from '../stage/layout.ts'

export type Point = { x: number; y: number }

export type PlinkoLayout = {
  board: Rect
  /** Beside the top of the pegs there is room for two pictures: their centres and their size. */
  corners: { left: Point; right: Point; size: number }
  gap: { x: number; y: number }
  peg: number
  ball: number
  /** Pegs of a row from the left; the ball meets those between the first and the last. */
  pegs: (row: number) => Point[]
  /** Where the ball waits before it falls. */
  start: Point
  /** Where the ball meets a row, having gone to the right so many times. */
  stop: (row: number, rights: number) => Point
  slot: (index: number) => Rect
}

/** Fits a board of so many rows into the free part of the stage. */
export function plinkoLayout(free: Rect, rows: number): PlinkoLayout {
  const margin = 8
  const width = Math.min(free.width - margin * 2, 900)
  const height = free.height - margin * 2
  const upright = height > width
  const inset = upright ? 11 : 18
  // The last row has pegs on both sides of every slot.
  const widest = (width - inset * 2) / (rows + 1)
  const slotHeight = Math.max(20, Math.min(40, height * 0.085))
  const fall = height - slotHeight - inset * 2
  const gapX = Math.min(widest, (fall / (rows + 0.6)) * 1.7)
  const gapY = Math.min(fall / (rows + 0.6), gapX * 1.25)
  const ball = Math.max(6, Math.min(gapX * 0.27, gapY * 0.3, 15))
  const peg = Math.max(2.6, Math.min(ball * 0.42, 6))
  const board = {
    width: gapX * (rows + 1) + inset * 2,
    height: gapY * (rows + 0.6) + slotHeight + inset * 2,
    x: 0,
    y: 0,
  }
  board.x = free.x + (free.width - board.width) / 2
  board.y = free.y + (free.height - board.height) / 2
  const middle = board.x + board.width / 2
  const top = board.y + inset + gapY * 0.9
  const rowY = (row: number) => top + row * gapY
  return {
    board,
    corners: {
      left: { x: board.x + board.width * 0.17, y: board.y + board.height * 0.18 },
      right: { x: board.x + board.width * 0.83, y: board.y + board.height * 0.18 },
      size: Math.round(Math.min(board.width * 0.25, board.height * 0.29)),
    },
    gap: { x: gapX, y: gapY },
    peg,
    ball,
    pegs: (row) =>
      Array.from({ length: row + 3 }, (_, index) => ({
        x: middle + (index - (row + 2) / 2) * gapX,
        y: rowY(row),
      })),
    start: { x: middle, y: board.y + inset + ball },
    stop: (row, rights) => ({
      x: middle + (rights - row / 2) * gapX,
      y: rowY(row) - peg - ball,
    }),
    slot: (index) => ({
      x: middle + (index - (rows + 1) / 2) * gapX,
      y: board.y + board.height - inset - slotHeight,
      width: gapX,
      height: slotHeight,
    }),
  }
}

/**
 * Where the ball is, `share` of its way down: it hops from peg to peg along its path and drops into
 * the slot at its end. `row` counts the pegs it has met.
 */
export function ballAt(
  layout: PlinkoLayout,
  path: readonly (0 | 1)[],
  share: number,
): Point & { row: number } {
  const hops = path.length + 1
  const way = Math.min(1, Math.max(0, share)) * hops
  const hop = Math.min(hops - 1, Math.floor(way))
  const part = way - hop
  const rights = path.slice(0, Math.max(0, hop - 1)).reduce<number>((sum, turn) => sum + turn, 0)
  const from = hop === 0 ? layout.start : layout.stop(hop - 1, rights)
  const to = hop === 0 ? layout.stop(0, 0) : nextStop(layout, path, hop, rights)
  // The first fall is straight; from a peg the ball springs up a little and falls on.
  const spring = hop === 0 ? 0 : layout.gap.y * 0.42
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part * part - spring * 4 * part * (1 - part) * (1 - part),
    row: hop,
  }
}

function nextStop(
  layout: PlinkoLayout,
  path: readonly (0 | 1)[],
  hop: number,
  rights: number,
): Point {
  const after = rights + path[hop - 1]!
  if (hop < path.length) return layout.stop(hop, after)
  const slot = layout.slot(after)
  return { x: slot.x + slot.width / 2, y: slot.y + slot.height / 2 - layout.ball * 0.4 }
}
