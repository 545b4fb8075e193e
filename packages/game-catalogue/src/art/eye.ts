import { darken, lighten } from '../colour.ts'
import type { Hex } from '../types.ts'
import { ellipse } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** A lively eye with a glint, and with a lid where that has a colour. */
export function paintEye(s: Sheet, x: number, y: number, r: number, iris: Hex, lid?: Hex): void {
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
