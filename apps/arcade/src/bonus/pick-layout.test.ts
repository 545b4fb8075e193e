import { expect, it } from 'vitest'
import { boxAspect, pickLayout } from './pick-layout.ts'

it.each([
  ['a phone held upright', { width: 390, height: 480 }],
  ['a phone held sideways', { width: 515, height: 370 }],
  ['a small phone', { width: 320, height: 330 }],
  ['a wide screen', { width: 1440, height: 700 }],
])('fits twelve and fifteen boxes on %s, each for a thumb', (_, free) => {
  for (const boxes of [12, 15]) {
    const { columns, box, gap } = pickLayout(free, boxes)
    expect(box).toBeGreaterThanOrEqual(44)
    expect(columns * (box + gap)).toBeLessThanOrEqual(free.width)
    const rows = Math.ceil(boxes / columns)
    expect(rows * (box * boxAspect + gap) + 74).toBeLessThanOrEqual(free.height + rows)
  }
})
