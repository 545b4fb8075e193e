import type { Rect } from './layout.ts'

/** Room between two that were pushed apart. */
const gap = 3
/** How quickly what was pushed gets there, in ms. */
const easeMs = 160

/**
 * How far each of some boxes has to move up or down for none to lie on another, and for all to lie
 * within `bounds`, where there is room for that.
 */
export function spreadApart(boxes: readonly Rect[], bounds: { top: number; bottom: number }) {
  const keep = (y: number, { height }: Rect) =>
    Math.max(bounds.top, Math.min(bounds.bottom - height, y))
  const at = boxes.map((box) => keep(box.y, box))
  const order = boxes.map((_, index) => index).toSorted((one, other) => at[one]! - at[other]!)
  for (let turn = 0; turn < 12; turn++) {
    let moved = false
    for (const [rank, upper] of order.entries()) {
      for (const lower of order.slice(rank + 1)) {
        const [one, other] = [boxes[upper]!, boxes[lower]!]
        const beside = one.x + one.width + gap <= other.x || other.x + other.width + gap <= one.x
        const over = at[upper]! + one.height + gap - at[lower]!
        if (beside || over <= 0.01) continue
        moved = true
        // What cannot give way at an edge leaves it to the other.
        at[upper] = keep(at[upper]! - over / 2, one)
        at[lower] = keep(at[upper] + one.height + gap, other)
      }
    }
    if (!moved) break
  }
  return boxes.map(({ y }, index) => at[index]! - y)
}

/** Spreads what moves all the time: each goes gently to where it must not be covered. */
export function makeSpread(count: number) {
  const shift = Array.from({ length: count }, () => 0)
  return (boxes: readonly Rect[], bounds: { top: number; bottom: number }, deltaMs: number) => {
    const share = Math.min(1, deltaMs / easeMs)
    for (const [index, wanted] of spreadApart(boxes, bounds).entries()) {
      shift[index] = shift[index]! + (wanted - shift[index]!) * share
    }
    return shift
  }
}
