import { Container, Graphics } from 'pixi.js'
import { vertical } from '../art/vertical.ts'
import type { Sea } from './sea.ts'

type Colours = Record<string, string>

/** The surface of the water: air above it, waves along it, bubbles that rise to it. */
export type Surface = {
  /** Behind everything that swims. */
  back: Container
  /** Before everything: the water that laps at the boat. */
  front: Container
  dress: (sea: Sea, top: number) => void
  update: (sea: Sea, now: number, calm: boolean) => void
}

/** How high the wave is at a place, in points. */
const waveAt = (x: number, now: number, layer: number): number =>
  Math.sin(x * 0.021 + now / (1100 - layer * 240) + layer * 2) * (3.4 - layer) +
  Math.sin(x * 0.047 - now / 1700 + layer) * 1.8

/** Makes the surface; its air is drawn once for each size. */
export function makeSurface(colours: Colours): Surface {
  const back = new Container()
  const front = new Container()
  const air = new Graphics()
  const bubbles = new Graphics()
  const waves = new Graphics()
  // Thick at the surface and nothing below: the water has no lower edge.
  const tints = [colours.light!, colours.mid!].map((colour) =>
    vertical([
      [0, `${colour}70`],
      [1, `${colour}00`],
    ]),
  )
  back.addChild(air, bubbles)
  front.addChild(waves)
  return {
    back,
    front,
    dress: (sea, top) => {
      const { boat } = sea
      air
        .clear()
        .rect(sea.x - 400, top - 400, sea.width + 800, boat.y - top + 400)
        .fill(
          vertical([
            [0, colours.deep!],
            [0.7, colours.mid!],
            [1, colours.glow!],
          ]),
        )
      air.alpha = 0.72
    },
    update: (sea, now, calm) => {
      const time = calm ? 0 : now
      const { boat } = sea
      const left = sea.x - 400
      const right = sea.x + sea.width + 400
      waves.clear()
      for (const [layer, tint] of tints.entries()) {
        const points: number[] = []
        for (let x = left; x <= right; x += 14) {
          points.push(x, boat.y + layer * 6 + waveAt(x, time, layer))
        }
        const depth = sea.boat.length * (layer === 0 ? 0.5 : 0.36)
        waves.poly([...points, right, boat.y + depth, left, boat.y + depth]).fill(tint)
        if (layer === 0) {
          waves.moveTo(points[0]!, points[1]!)
          for (let index = 2; index < points.length; index += 2) {
            waves.lineTo(points[index]!, points[index + 1]!)
          }
          waves.stroke({ color: '#ffffff', width: 2.2, alpha: 0.75 })
        }
      }
      bubbles.clear()
      if (calm) return
      for (let index = 0; index < 16; index++) {
        const rise = (now * (0.00004 + (index % 5) * 0.000012) + index * 0.137) % 1
        const x = sea.x + ((index * 0.618 + 0.07) % 1) * sea.width + Math.sin(now / 900 + index) * 7
        const y = sea.y + sea.height * (1 - rise)
        const size = 2 + (index % 4) * 1.3
        bubbles
          .circle(x, y, size)
          .stroke({ color: '#ffffff', width: 1.2, alpha: 0.42 * (1 - rise * 0.6) })
      }
    },
  }
}
