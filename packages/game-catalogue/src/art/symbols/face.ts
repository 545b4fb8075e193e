import { darken, lighten } from '../../colour.ts'
import type { Hex } from '../../types.ts'
import { ellipse, line, symSoft } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'

/** Paints something on the right and its mirror image on the left. */
export function both(s: Sheet, draw: () => void): void {
  draw()
  s.group('transform="translate(256 0) scale(-1 1)"', draw)
}

/** A lively eye with a lid and a glint. */
export function eye(s: Sheet, x: number, y: number, r: number, iris: Hex, lid?: Hex): void {
  s.flat(ellipse(x, y, r * 1.22, r * 1.16), '#160c10')
  s.flat(ellipse(x, y, r, r * 0.96), '#fffdf4')
  s.flat(ellipse(x, y + r * 0.06, r * 0.78, r * 0.82), darken(iris, 0.4))
  s.flat(ellipse(x, y + r * 0.16, r * 0.66, r * 0.66), lighten(iris, 0.15))
  s.flat(ellipse(x, y + r * 0.06, r * 0.4, r * 0.5), '#0c0608')
  s.flat(ellipse(x - r * 0.3, y - r * 0.34, r * 0.24), '#ffffff')
  s.flat(ellipse(x + r * 0.3, y + r * 0.4, r * 0.12), '#ffffff', 0.8)
  if (lid) {
    const d = `M${x - r * 1.5} ${y - r * 0.2}Q${x} ${y - r * 1.0} ${x + r * 1.5} ${y - r * 0.9}L${x + r * 1.4} ${y - r * 1.7}L${x - r * 1.4} ${y - r * 1.5}Z`
    s.flat(d, lid)
    s.stroke(
      `M${x - r * 1.4} ${y - r * 0.2}Q${x} ${y - r} ${x + r * 1.4} ${y - r * 0.9}`,
      '#160c10',
      r * 0.3,
    )
  }
}

/** A nose with a short line below and a smile. */
export function nose(s: Sheet, y: number, width: number, colour: Hex, smile = 26): void {
  s.stroke(`M128 ${y}L128 ${y + width * 0.8}`, '#22100c', 5)
  s.stroke(
    line([
      [128 - smile, y + width * 0.7],
      [128 - smile * 0.45, y + width * 0.95],
      [128, y + width * 0.78],
      [128 + smile * 0.45, y + width * 0.95],
      [128 + smile, y + width * 0.7],
    ]),
    '#22100c',
    5,
  )
  s.part(
    symSoft([
      [128, y - width * 0.34],
      [128 + width * 0.6, y - width * 0.26],
      [128 + width * 0.36, y + width * 0.2],
      [128, y + width * 0.36],
    ]),
    colour,
    { outline: 3, depth: 5, shine: 0.3 },
  )
  s.gloss(128 - width * 0.16, y - width * 0.16, width * 0.26, width * 0.1, 0.8)
}
