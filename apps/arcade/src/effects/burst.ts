import { Sprite } from 'pixi.js'
import type { Texture } from 'pixi.js'
import type { Stage } from '../stage/stage.ts'

/** Throws pieces up from a point, as high as `reach` lets them, and lets them fall; over after `ms`. */
export async function burst(
  stage: Stage,
  texture: Texture,
  {
    x,
    y,
    count,
    ms,
    size,
    reach = Math.max(stage.size.height, 420) * 0.9,
  }: { x: number; y: number; count: number; ms: number; size: number; reach?: number },
): Promise<void> {
  const pieces = Array.from({ length: count }, (_, index) => {
    // Spread evenly over the angles and speeds; the golden angle keeps it from looking regular.
    const angle = -Math.PI / 2 + (((index * 2.39996) % 2.4) - 1.2)
    const speed = 0.5 + ((index * 0.618) % 1) * 0.7
    const sprite = new Sprite({ texture, anchor: 0.5, x, y })
    sprite.setSize(size * (0.6 + ((index * 0.37) % 1) * 0.5))
    stage.top.addChild(sprite)
    return { sprite, angle, speed, turn: ((index % 5) - 2) * 2, scale: sprite.scale.x }
  })
  await stage.motion.run(
    ms,
    (share) => {
      for (const { sprite, angle, speed, turn, scale } of pieces) {
        sprite.x = x + Math.cos(angle) * speed * reach * share
        sprite.y = y + Math.sin(angle) * speed * reach * share + reach * 1.5 * share * share
        sprite.rotation = turn * share
        sprite.scale.x = scale * Math.cos(share * 12 + turn)
        sprite.alpha = Math.min(1, (1 - share) * 4)
      }
    },
    { skippable: true },
  )
  for (const { sprite } of pieces) sprite.destroy()
}
