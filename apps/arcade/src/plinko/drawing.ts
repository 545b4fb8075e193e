import { Container, Graphics, Text } from 'pixi.js'
import { drawPanel } from '../instant/drawing.ts'
import type { Rect } from '../stage/layout.ts'
import type { PlinkoLayout } from './layout.ts'

type Colours = Record<string, string>

/** The board with its rim, and every peg. */
export function drawBoard(board: Graphics, layout: PlinkoLayout, rows: number, colours: Colours) {
  board.clear()
  drawPanel(board, layout.board, colours)
  const hole = layout.start
  board
    .circle(hole.x, hole.y - layout.ball * 0.2, layout.ball * 1.7)
    .fill({ color: colours.glow!, alpha: 0.16 })
  for (let row = 0; row < rows; row++) {
    for (const peg of layout.pegs(row)) {
      board
        .circle(peg.x + layout.peg * 0.3, peg.y + layout.peg * 0.6, layout.peg)
        .fill({ color: '#000000', alpha: 0.45 })
      board.circle(peg.x, peg.y, layout.peg).fill(colours.light)
      board
        .circle(peg.x - layout.peg * 0.28, peg.y - layout.peg * 0.3, layout.peg * 0.45)
        .fill('#ffffff')
    }
  }
}

/** A glossy ball round its own centre. */
export function drawBall(ball: Graphics, radius: number, colours: Colours) {
  ball.clear()
  ball.circle(0, 0, radius * 1.5).fill({ color: colours.pop!, alpha: 0.22 })
  ball
    .circle(0, 0, radius)
    .fill(colours.pop)
    .stroke({ color: colours.shadow!, width: Math.max(1.5, radius * 0.16) })
  ball.circle(radius * 0.16, radius * 0.22, radius * 0.62).fill({ color: '#000000', alpha: 0.14 })
  ball.circle(-radius * 0.34, -radius * 0.36, radius * 0.3).fill({ color: '#ffffff', alpha: 0.92 })
}

/** From the middle, which gives back least, to the edges, which pay most. */
export function slotColour(colours: Colours, index: number, count: number): string {
  const away = Math.abs(index - (count - 1) / 2) / ((count - 1) / 2)
  if (away > 0.8) return colours.pop!
  if (away > 0.52) return colours.accent!
  return away > 0.24 ? colours.light! : colours.mid!
}

/** A slot with what it pays. */
export function drawSlot(area: Rect, text: string, colour: string, colours: Colours): Container {
  const gap = Math.max(1, area.width * 0.05)
  const holder = new Container()
  const body = new Graphics()
  body
    .roundRect(
      area.x + gap,
      area.y + 2,
      area.width - gap * 2,
      area.height,
      Math.min(8, area.width * 0.22),
    )
    .fill({ color: '#000000', alpha: 0.5 })
  body
    .roundRect(
      area.x + gap,
      area.y,
      area.width - gap * 2,
      area.height - 2,
      Math.min(8, area.width * 0.22),
    )
    .fill(colour)
    .stroke({ color: colours.shadow!, width: 1, alpha: 0.7 })
  body
    .roundRect(area.x + gap + 2, area.y + 2, area.width - gap * 2 - 4, area.height * 0.3, 4)
    .fill({ color: '#ffffff', alpha: 0.28 })
  const label = new Text({
    text,
    anchor: 0.5,
    x: area.x + area.width / 2,
    y: area.y + area.height / 2,
    style: {
      fontFamily: 'system-ui, sans-serif',
      fontWeight: '800',
      fontSize: Math.max(10, Math.min(18, area.height * 0.46)),
      fill: colours.shadow!,
    },
  })
  const widest = area.width - gap * 2 - 2
  // A long figure in a narrow slot stands upright, where it can be read.
  if (label.width > widest * 1.3 && area.height > area.width * 1.3) {
    label.rotation = -Math.PI / 2
    label.scale.set(Math.min(1, (area.height - 8) / label.width, widest / label.height))
  } else if (label.width > widest) label.scale.set(widest / label.width)
  holder.addChild(body, label)
  return holder
}
