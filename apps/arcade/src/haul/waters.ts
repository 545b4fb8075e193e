import { Container, Sprite, Text } from 'pixi.js'
import type { Texture } from 'pixi.js'
import { burst } from '../effects/burst.ts'
import type { ViewContext } from '../game-view.ts'
import { ease } from '../stage/motion.ts'
import type { Stage } from '../stage/stage.ts'
import type { Boat } from './boat.ts'
import { between } from './gear.ts'
import type { Point, Sea } from './sea.ts'

/** What shots, nets and bouts are shown in. */
export type Waters = {
  stage: Stage
  context: ViewContext
  colours: Record<string, string>
  coin: Texture
  boat: Boat
  /** As large as it is now; a shot may outlive a change of size. */
  sea: () => Sea
  /** Ropes, nets and what hangs on them. */
  layer: Container
  /** What sounds say, as a line that goes after a while. */
  caption: (text: string) => void
}

/** Layers that come and go with a shot; a stage that ends takes what is left with it. */
export function makeGear<Layer extends Container>(waters: Waters, made: Layer, draw: () => void) {
  waters.layer.addChild(made)
  const stop = waters.stage.motion.each(draw)
  return () => {
    stop()
    if (!made.destroyed) made.destroy({ children: true })
    waters.stage.invalidate()
  }
}

/** A place in shares of the water: it stays where it is when the stage is resized. */
export const toShare = (sea: Sea, { x, y }: Point): Point => ({
  x: (x - sea.x) / sea.width,
  y: (y - sea.y) / sea.height,
})
export const fromShare = (sea: Sea, { x, y }: Point): Point => ({
  x: sea.x + x * sea.width,
  y: sea.y + y * sea.height,
})

/** A text that rises from where something was caught and fades. */
export async function floatText(
  { stage, context, colours }: Waters,
  text: string,
  at: Point,
  size: number,
): Promise<void> {
  const label = new Text({
    text,
    anchor: 0.5,
    style: {
      fontFamily: context.font(),
      fontSize: Math.round(size),
      fill: colours.accent!,
      stroke: { color: colours.shadow!, width: Math.max(4, size * 0.16), join: 'round' },
    },
  })
  const edge = label.width / 2 + 6
  const { free } = stage
  const x = Math.min(Math.max(at.x, free.x + edge), free.x + free.width - edge)
  const y = Math.max(at.y, free.y + size * 1.6)
  stage.top.addChild(label)
  const calm = context.reducedMotion()
  await stage.motion.run(1_300, (share) => {
    if (label.destroyed) return
    label.position.set(x, y - (calm ? 0 : ease.out(share) * size * 1.2))
    label.alpha = Math.min(1, share * 8, (1 - share) * 3)
    label.scale.set(calm ? 1 : 0.7 + 0.3 * Math.min(1, share * 6))
  })
  label.destroy()
}

/** Coins where a catch comes aboard: they leap from the boat and fall back. */
export function spill({ stage, context, coin, boat, sea }: Waters, count: number): void {
  if (context.reducedMotion()) return
  const { length: reach } = sea().boat
  void burst(stage, coin, { ...boat.deck(), count, ms: 800, size: 24, reach })
}

/** A picture of one that was caught, to be hauled up; the one that swims is taken meanwhile. */
export function copyOf(picture: Sprite): Sprite {
  const copy = new Sprite({ texture: picture.texture, anchor: 0.5 })
  copy.position.copyFrom(picture.position)
  copy.scale.copyFrom(picture.scale)
  return copy
}

/** Hauls a copy of a picture up to the boat: where it is, and when it is there. */
export function haulUp(
  { stage, context, boat, sea }: Waters,
  root: Container,
  picture: Sprite,
  ms: number,
): { at: () => Point; done: Promise<void> } {
  const prey = copyOf(picture)
  root.addChildAt(prey, 0)
  const from = toShare(sea(), prey.position)
  const { x, y } = prey.scale
  let pulled = 0
  const at = () => between(fromShare(sea(), from), boat.deck(), pulled)
  const done = stage.motion.run(ms, (share) => {
    pulled = ease.inOut(share)
    const now = at()
    prey.position.set(now.x, now.y)
    if (context.reducedMotion()) {
      prey.alpha = 1 - share
      return
    }
    prey.rotation = Math.sin(share * 26) * 0.2
    prey.scale.set(x * (1 - 0.5 * pulled), y * (1 - 0.5 * pulled))
    prey.tint = share < 0.12 ? 0xffe08a : 0xffffff
  })
  return { at, done }
}
