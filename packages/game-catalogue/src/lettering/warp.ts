import type { PathCommand } from 'opentype.js'

/** Moves a point; u is -1 at the left edge of the block, 1 at the right; v the same downward. */
export type Warp = (x: number, y: number, u: number, v: number) => readonly [number, number]

/** The shapes a block of lettering may be bent into; `size` is its height. */
export const warps = {
  straight: () => (x, y) => [x, y],
  arch: (size) => (x, y, u) => [x, y - size * 0.2 * (1 - u * u) + size * 0.1],
  smile: (size) => (x, y, u) => [x, y + size * 0.15 * (1 - u * u) - size * 0.07],
  bulge: (size) => (x, y, u, v) => [x, y + v * size * (0.13 * (1 - u * u) - 0.02)],
  bowtie: (size) => (x, y, u, v) => [x, y + v * size * (0.12 * u * u - 0.06)],
  rise: (size) => (x, y, u, v) => [x - v * size * 0.06, y - u * size * 0.13],
  wave: (size) => (x, y, u) => [x, y + Math.sin(u * 3.1) * size * 0.07],
  lean: (size) => (x, y, _u, v) => [x - v * size * 0.1, y],
} as const satisfies Record<string, (size: number) => Warp>

export type WarpId = keyof typeof warps

const pieces = 5

/** Cuts straight sides into pieces, so that they can bend. */
function bendable(commands: readonly PathCommand[]): PathCommand[] {
  const out: PathCommand[] = []
  let [x, y] = [0, 0]
  for (const command of commands) {
    if (command.type === 'L') {
      const [toX, toY] = [command.x ?? 0, command.y ?? 0]
      for (let i = 1; i <= pieces; i++) {
        out.push({ type: 'L', x: x + ((toX - x) * i) / pieces, y: y + ((toY - y) * i) / pieces })
      }
    } else out.push(command)
    x = command.x ?? x
    y = command.y ?? y
  }
  return out
}

const short = (n: number): string => String(Math.round(n * 10) / 10)

type Move = (x: number, y: number) => readonly [number, number]

/** Writes an outline as SVG path data, every point moved by `move`, which keeps straight sides straight. */
export function toStraightPath(commands: readonly PathCommand[], move: Move): string {
  const at = (x = 0, y = 0) => move(x, y).map(short).join(' ')
  return commands
    .map((c) => {
      if (c.type === 'Z') return 'Z'
      if (c.type === 'C') return `C${at(c.x1, c.y1)} ${at(c.x2, c.y2)} ${at(c.x, c.y)}`
      if (c.type === 'Q') return `Q${at(c.x1, c.y1)} ${at(c.x, c.y)}`
      return `${c.type}${at(c.x, c.y)}`
    })
    .join('')
}

/** The same where `move` may bend: straight sides are cut into pieces. */
export const toPath = (commands: readonly PathCommand[], move: Move): string =>
  toStraightPath(bendable(commands), move)
