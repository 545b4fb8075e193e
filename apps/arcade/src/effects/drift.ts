import { Container, Graphics } from 'pixi.js'
import type { Stage } from '../stage/stage.ts'

/** What is in the air: sparks that rise, flakes that fall, lights that hover. */
export type DriftKind = 'rise' | 'fall' | 'hover'

const count = 26
/** Of the stage's height in a second, for the quickest. */
const speeds: Record<DriftKind, number> = { rise: -0.07, fall: 0.08, hover: -0.012 }

/** Fills the air in front of the scene, behind the game. Returns what clears it again. */
export function makeDrift(stage: Stage, kind: DriftKind, colours: readonly string[]): () => void {
  const air = stage.back.addChild(new Container())
  const pieces = Array.from({ length: count }, (_, index) => {
    const piece = air.addChild(new Graphics())
    const color = colours[index % colours.length]!
    const reach = 2.4 + ((index * 0.37) % 1) * 3.4
    if (kind === 'fall') {
      piece.roundRect(-reach, -reach * 0.6, reach * 2, reach * 1.2, reach * 0.6).fill({ color })
    } else {
      piece.circle(0, 0, reach * 2.8).fill({ color, alpha: 0.18 })
      piece.circle(0, 0, reach).fill({ color, alpha: 0.9 })
    }
    // The golden ratio spreads them evenly, and keeps it from looking regular.
    return { piece, x: (index * 0.618) % 1, y: (index * 0.381 + 0.1) % 1, turn: index * 1.7 }
  })
  let time = 0
  const place = (deltaMs: number) => {
    time += deltaMs / 1000
    for (const [index, one] of pieces.entries()) {
      const share = 0.5 + ((index * 0.53) % 1) * 0.5
      one.y = (one.y + (speeds[kind] * share * deltaMs) / 1000 + 1) % 1
      const sway = Math.sin(time * (0.5 + share) + one.turn)
      one.piece.position.set((one.x + sway * 0.025) * stage.size.width, one.y * stage.size.height)
      one.piece.alpha = Math.sin(Math.PI * one.y) * (kind === 'fall' ? 0.85 : 0.6 + 0.4 * sway)
      if (kind === 'fall') one.piece.rotation = time * share + one.turn
    }
  }
  place(0)
  const stop = stage.motion.each(place)
  return () => {
    stop()
    air.destroy({ children: true })
  }
}
