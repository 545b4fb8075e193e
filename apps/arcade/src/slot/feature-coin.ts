import { Graphics } from 'pixi.js'
import type { Coin } from '@marquee/game-math'

type Feature = NonNullable<Coin['feature']>

/** Each has a colour and a shape of its own, the same in every game; the golden rim says that it is a coin. */
const colours: Record<Feature, { face: string; edge: string }> = {
  collect: { face: '#6a35d6', edge: '#2c1266' },
  multiply: { face: '#d42a3c', edge: '#5c0a14' },
  respin: { face: '#0b8a7d', edge: '#023a34' },
}

const gold = '#ffcf45'
const light = '#fff3c4'

/** A coin with a feature, about its centre, in a square of `size`. */
export function drawFeatureCoin(feature: Feature, size: number): Graphics {
  const { face, edge } = colours[feature]
  const radius = size * 0.46
  const drawing = new Graphics()
  // Behind the face: what multiplies has rays, so that the shapes differ as well as the colours.
  if (feature === 'multiply') {
    drawing
      .star(0, 0, 14, radius * 1.06, radius * 0.84)
      .fill(gold)
      .stroke({ color: edge, width: size * 0.03, join: 'round' })
    drawing.circle(0, 0, radius * 0.72).fill(face)
  } else {
    drawing
      .circle(0, 0, radius)
      .fill(gold)
      .stroke({ color: edge, width: size * 0.03 })
    drawing.circle(0, 0, radius * 0.84).fill(face)
  }
  signs[feature](drawing, radius)
  return drawing
}

const signs: Record<Feature, (drawing: Graphics, radius: number) => void> = {
  /** Four arrows that lead to the middle. */
  collect: (drawing, radius) => {
    for (let turn = 0; turn < 4; turn++) {
      const angle = (turn * Math.PI) / 2 + Math.PI / 4
      const point = (along: number, aside: number) => ({
        x: Math.cos(angle) * along * radius - Math.sin(angle) * aside * radius,
        y: Math.sin(angle) * along * radius + Math.cos(angle) * aside * radius,
      })
      drawing
        .poly([
          point(0.24, 0),
          point(0.52, 0.24),
          point(0.52, 0.1),
          point(0.76, 0.1),
          point(0.76, -0.1),
          point(0.52, -0.1),
          point(0.52, -0.24),
        ])
        .fill(light)
    }
  },
  multiply: (drawing, radius) => {
    drawing.circle(0, 0, radius * 0.62).stroke({ color: light, width: radius * 0.06, alpha: 0.8 })
  },
  /** An arrow that goes round. */
  respin: (drawing, radius) => {
    const around = radius * 0.62
    const from = -Math.PI * 0.35
    const to = Math.PI * 1.35
    drawing
      .moveTo(around * Math.cos(from), around * Math.sin(from))
      .arc(0, 0, around, from, to)
      .stroke({ color: light, width: radius * 0.13, cap: 'round' })
    const tip = { x: around * Math.cos(to), y: around * Math.sin(to) }
    const at = (angle: number) => ({
      x: tip.x + radius * 0.3 * Math.cos(angle),
      y: tip.y + radius * 0.3 * Math.sin(angle),
    })
    const ahead = to + Math.PI / 2
    drawing.poly([at(ahead), at(ahead + 2.1), at(ahead - 2.1)]).fill(light)
  },
}
