export type Rect = { x: number; y: number; width: number; height: number }

export type SlotLayout = {
  /** The cells, without the frame around them. */
  reels: Rect
  cell: { width: number; height: number }
  /** Edge of the square a symbol is drawn in. */
  symbol: number
  frame: number
  rows: number
  count: number
}

/**
 * Fits the reels into the free part of the stage: across the whole width on a phone held upright,
 * as tall as there is room for on a wide screen.
 */
export function slotLayout(free: Rect, reels = 5, rows = 3): SlotLayout {
  const upright = free.height > free.width * 0.8
  const frame = upright ? 8 : 14
  // Cells of a full board stand close to square; three rows on a phone may stretch.
  const aspect = upright ? (rows > 3 || reels < 5 ? 1.12 : 1.4) : 0.96
  const widest = (free.width - frame * 2) / reels
  const tallest = (free.height - frame * 2) / rows
  const width = Math.floor(Math.min(widest, tallest / aspect))
  const height = Math.floor(Math.min(width * aspect, tallest))
  const total = { width: width * reels, height: height * rows }
  return {
    reels: {
      x: Math.round(free.x + (free.width - total.width) / 2),
      y: Math.round(free.y + (free.height - total.height) / 2),
      ...total,
    },
    cell: { width, height },
    symbol: Math.floor(Math.min(width * (upright ? 0.98 : 0.88), height * 0.9)),
    frame,
    rows,
    count: reels,
  }
}
