/** A point of the surface: 0 to 1 from its left and from its top. */
export interface Point {
  x: number
  y: number
}

/** How much of a surface is rubbed free, kept on a grid. */
export interface Rubbing {
  /** Rubs along a line as wide as the tool. */
  rub: (from: Point, to: Point) => void
  /** 0 to 1. */
  share: () => number
}

interface Tool {
  /** Half its width, as a share of the surface's width and of its height. */
  rx: number
  ry: number
}

const columns = 24
const rows = 24

/** How far a point lies from a line, in widths of the tool. */
function distance(point: Point, from: Point, to: Point, { rx, ry }: Tool): number {
  const [ax, ay] = [(point.x - from.x) / rx, (point.y - from.y) / ry]
  const [bx, by] = [(to.x - from.x) / rx, (to.y - from.y) / ry]
  const length = bx * bx + by * by
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (ax * bx + ay * by) / length))
  return Math.hypot(ax - along * bx, ay - along * by)
}

/** A surface nobody has touched yet. */
export function makeRubbing(tool: Tool): Rubbing {
  const free = new Set<number>()
  return {
    rub(from, to) {
      for (let cell = 0; cell < columns * rows; cell++) {
        const middle = {
          x: ((cell % columns) + 0.5) / columns,
          y: (Math.floor(cell / columns) + 0.5) / rows,
        }
        if (!free.has(cell) && distance(middle, from, to, tool) <= 1) free.add(cell)
      }
    },
    share: () => free.size / (columns * rows),
  }
}
