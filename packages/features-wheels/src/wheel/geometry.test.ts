import { describe, expect, it } from 'vitest'
import { arcsOf, landingOn, tonesOf } from './geometry.ts'

const arcs = arcsOf([0.5, 0.25, 0.15, 0.1])

describe('the wheel', () => {
  it('gives each sector its share of the circle', () => {
    expect(arcs.map(({ from, to }) => Math.round(to - from))).toEqual([180, 90, 54, 36])
    expect(arcs.at(-1)?.to).toBeCloseTo(360, 9)
  })

  it('lands with the drawn sector under the pointer, forward by five turns at least', () => {
    for (const now of [0, 45, 1_981.5]) {
      for (const arc of arcs) {
        const rotation = landingOn(arc, now)
        const under = ((-rotation % 360) + 360) % 360
        expect(under).toBeGreaterThan(arc.from)
        expect(under).toBeLessThan(arc.to)
        expect(rotation - now).toBeGreaterThanOrEqual(5 * 360)
        expect(rotation - now).toBeLessThan(6 * 360)
      }
    }
  })

  it('has no two neighbours of one colour, the last and the first included', () => {
    for (let count = 2; count <= 24; count++) {
      const tones = tonesOf(count)
      for (const [index, tone] of tones.entries())
        expect(tone, `${index} of ${count}`).not.toBe(tones[(index + 1) % count])
    }
  })
})
