import { Graphics } from 'pixi.js'
import { rimOf, vertical } from '../art/vertical.ts'
import type { SlotLayout } from '../stage/layout.ts'

/** Draws the cabinet round the reels: a shaded well, lines between reels and a lit rim. */
export function drawFrame(frame: Graphics, layout: SlotLayout, palette: Record<string, string>) {
  const { reels, cell, frame: rim } = layout
  const radius = rim + 10
  const outer = {
    x: reels.x - rim,
    y: reels.y - rim,
    width: reels.width + rim * 2,
    height: reels.height + rim * 2,
  }
  frame.clear()
  frame
    .roundRect(outer.x - 3, outer.y - 1, outer.width + 6, outer.height + 10, radius + 2)
    .fill({ color: '#000000', alpha: 0.45 })
  frame.roundRect(outer.x, outer.y, outer.width, outer.height, radius).fill(rimOf(palette))
  frame
    .roundRect(outer.x + 2, outer.y + 2, outer.width - 4, outer.height - 4, radius - 2)
    .stroke({ color: palette.shadow!, width: 1.5, alpha: 0.55 })
  frame
    .roundRect(reels.x - 2, reels.y - 2, reels.width + 4, reels.height + 4, 12)
    .fill(palette.shadow)
  for (let reel = 0; reel < layout.count; reel++) {
    const x = reels.x + reel * cell.width
    frame.rect(x + 1, reels.y, cell.width - 2, reels.height).fill(
      vertical([
        [0, palette.shadow!],
        [0.3, palette.deep!],
        [0.7, palette.deep!],
        [1, palette.shadow!],
      ]),
    )
    if (reel > 0) {
      frame
        .moveTo(x, reels.y + 4)
        .lineTo(x, reels.y + reels.height - 4)
        .stroke({ color: palette.light!, width: 1, alpha: 0.28 })
    }
  }
}

/** The shadow the rim throws into the well, above the symbols. */
export function drawWellShadow(shadow: Graphics, { reels }: SlotLayout) {
  shadow.clear()
  const depth = Math.round(reels.height * 0.07)
  for (let step = 0; step < 6; step++) {
    const height = (depth * (6 - step)) / 6
    shadow.rect(reels.x, reels.y, reels.width, height).fill({ color: '#000000', alpha: 0.09 })
    shadow
      .rect(reels.x, reels.y + reels.height - height, reels.width, height)
      .fill({ color: '#000000', alpha: 0.09 })
  }
}
