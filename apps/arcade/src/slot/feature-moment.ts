import { Container, Graphics } from 'pixi.js'
import type { Cell } from '@marquee/game-math'
import type { SlotLayout } from '../stage/layout.ts'
import { ease } from '../stage/motion.ts'
import type { Motion } from '../stage/motion.ts'

const flyMs = 620
const ringMs = 520

export type FeatureMoment = {
  /** Over the coins. */
  container: Container
  /** Lights fly from coins to the one that takes their sum. */
  gather: (to: Cell, from: readonly Cell[]) => Promise<void>
  /** A ring runs over the board from the coin that multiplies it. */
  spread: (from: Cell) => Promise<void>
  clear: () => void
}

/** What is seen when a feature coin acts. With reduced motion its cell is framed for as long, and nothing flies. */
export function makeFeatureMoment(
  motion: Motion,
  options: {
    layout: () => SlotLayout
    palette: Record<string, string>
    reducedMotion: () => boolean
  },
): FeatureMoment {
  const { palette, layout } = options
  const container = new Container()
  const drawing = container.addChild(new Graphics())

  const centre = ({ reel, row }: Cell) => {
    const { reels, cell } = layout()
    return { x: reels.x + (reel + 0.5) * cell.width, y: reels.y + (row + 0.5) * cell.height }
  }

  const show = async (at: Cell, ms: number, draw: (share: number) => void) => {
    await motion.run(
      ms,
      (share) => {
        drawing.clear()
        if (share === 1) return
        if (options.reducedMotion()) frame(at)
        else draw(share)
      },
      { skippable: true },
    )
  }

  const frame = (at: Cell) => {
    const { cell } = layout()
    const { x, y } = centre(at)
    drawing
      .roundRect(
        x - cell.width / 2 + 3,
        y - cell.height / 2 + 3,
        cell.width - 6,
        cell.height - 6,
        10,
      )
      .stroke({ color: palette.glow!, width: 5 })
  }

  return {
    container,
    clear: () => drawing.clear(),
    gather: (to, from) =>
      show(to, flyMs, (share) => {
        const end = centre(to)
        from.forEach((cell, index) => {
          const start = centre(cell)
          // One sets out after the other, and all arrive together.
          const late = (0.35 * index) / Math.max(1, from.length)
          const own = ease.inOut(Math.max(0, share - late) / (1 - late))
          const size = layout().symbol
          for (const [behind, alpha] of [
            [0.12, 0.25],
            [0.06, 0.5],
            [0, 1],
          ] as const) {
            const along = Math.max(0, own - behind)
            drawing
              .circle(
                start.x + (end.x - start.x) * along,
                start.y + (end.y - start.y) * along - size * 0.5 * Math.sin(along * Math.PI),
                size * (alpha === 1 ? 0.13 : 0.09),
              )
              .fill({ color: alpha === 1 ? palette.glow! : palette.accent!, alpha })
          }
        })
      }),
    spread: (from) =>
      show(from, ringMs, (share) => {
        const { reels } = layout()
        const { x, y } = centre(from)
        const most = Math.hypot(reels.width, reels.height)
        for (const [behind, width] of [
          [0, 10],
          [0.12, 5],
        ] as const) {
          const own = share - behind
          if (own <= 0) continue
          drawing
            .circle(x, y, most * ease.out(own) * 0.8)
            .stroke({ color: palette.glow!, width, alpha: 1 - own })
        }
      }),
  }
}
