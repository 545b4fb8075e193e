import type { Graphics } from 'pixi.js'
import { vertical } from '../art/vertical.ts'
import type { DiceSide } from '@marquee/game-math'
import { drawPanel } from '../instant/drawing.ts'
import type { DiceLayout } from './layout.ts'

type Colours = Record<string, string>

/** The table, and the field the number stands in. */
export function drawTable(table: Graphics, layout: DiceLayout, colours: Colours) {
  table.clear()
  drawPanel(table, layout.table, colours)
  const { x, y, width, height } = layout.field
  table.roundRect(x, y, width, height, 18).fill({ color: colours.shadow!, alpha: 0.72 })
  table.roundRect(x, y, width, height, 18).stroke({ color: colours.accent!, width: 2, alpha: 0.6 })
  table
    .roundRect(x + 6, y + 5, width - 12, height * 0.32, 12)
    .fill({ color: '#ffffff', alpha: 0.05 })
}

/** The track with the part that wins lit. `from` is the target's share of the track. */
export function drawTrack(
  track: Graphics,
  layout: DiceLayout,
  { from, side }: { from: number; side: DiceSide },
  colours: Colours,
) {
  const { x, y, width, height } = layout.track
  const radius = height / 2
  const lit = vertical([
    [0, colours.glow!],
    [0.35, colours.accent!],
    [1, colours.accent!],
  ])
  track.clear()
  track
    .roundRect(x - 6, y - 4, width + 12, height + 10, radius + 5)
    .fill({ color: '#000000', alpha: 0.5 })
  track.roundRect(x - 4, y - 4, width + 8, height + 8, radius + 4).fill(colours.shadow)
  track.roundRect(x, y, width, height, radius).fill({ color: colours.mid!, alpha: 0.75 })
  const left = side === 'over' ? x + width * from : x
  const right = side === 'over' ? x + width : x + width * from
  track.roundRect(left, y, Math.max(height * 0.4, right - left), height, radius * 0.7).fill(lit)
  for (let tick = 1; tick < 20; tick++) {
    track
      .moveTo(x + (width * tick) / 20, y + height * (tick % 5 === 0 ? 0.2 : 0.6))
      .lineTo(x + (width * tick) / 20, y + height)
      .stroke({ color: colours.shadow!, width: 1.5, alpha: 0.5 })
  }
}

/** Where the die came to rest; nothing while that is open. */
export function drawMark(
  mark: Graphics,
  layout: DiceLayout,
  share: number | null,
  colours: Colours,
) {
  mark.clear()
  if (share === null) return
  const x = layout.at(share)
  const { y, height } = layout.track
  mark
    .rect(x - 2, y - 6, 4, height + 12)
    .fill('#ffffff')
    .stroke({ color: colours.shadow!, width: 1.5 })
  mark
    .poly([x, y + height + 4, x - 8, y + height + 17, x + 8, y + height + 17])
    .fill('#ffffff')
    .stroke({ color: colours.shadow!, width: 1.5 })
}
