import type { Graphics } from 'pixi.js'
import { rimOf, vertical } from '../art/vertical.ts'
import type { Rect } from '../stage/layout.ts'

/** The board of an instant game: a lit rim round a dark field, as the reels have it. */
export function drawPanel(
  panel: Graphics,
  { x, y, width, height }: Rect,
  colours: Record<string, string>,
) {
  panel.roundRect(x - 3, y + 4, width + 6, height + 4, 24).fill({ color: '#000000', alpha: 0.4 })
  panel.roundRect(x, y, width, height, 22).fill(rimOf(colours))
  panel.roundRect(x + 4, y + 4, width - 8, height - 8, 18).fill(
    vertical([
      [0, colours.shadow!],
      [0.35, colours.deep!],
      [0.75, colours.deep!],
      [1, colours.shadow!],
    ]),
  )
}
