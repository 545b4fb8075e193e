import { Container, Sprite, Text } from 'pixi.js'
import type { Texture } from 'pixi.js'
import type { ViewContext } from '../game-view.ts'
import { ease } from '../stage/motion.ts'
import type { Stage } from '../stage/stage.ts'
import type { Boat } from './boat.ts'
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

/** Coins where a catch comes aboard: they leap from the boat and fall back into it. */
export function spill({ stage, context, coin, boat, sea }: Waters, count: number): void {
  if (context.reducedMotion()) return
  const coins = Array.from({ length: count }, (_, index) => {
    const sprite = new Sprite({ texture: coin, anchor: 0.5 })
    sprite.setSize(18 + (index % 3) * 5)
    stage.top.addChild(sprite)
    return { sprite, aside: ((index * 0.618) % 1) * 2 - 1, high: 0.55 + ((index * 0.37) % 1) * 0.6 }
  })
  const flight = stage.motion.run(900, (share) => {
    const { x, y } = boat.deck()
    const reach = sea().boat.length
    coins.forEach(({ sprite, aside, high }, index) => {
      const own = Math.max(0, Math.min(1, share * 1.5 - (index / count) * 0.5))
      sprite.position.set(
        x + aside * reach * 0.42 * own,
        y - Math.sin(own * Math.PI) * reach * high * 0.8 - reach * 0.1,
      )
      sprite.rotation = own * 6 * aside
      sprite.alpha = own === 0 ? 0 : Math.min(1, (1 - own) * 5)
    })
  })
  void flight.then(() => coins.forEach(({ sprite }) => sprite.destroy()))
}

/** A picture of one that was caught, to be hauled up; the one that swims is taken meanwhile. */
export function copyOf(picture: Sprite): Sprite {
  const copy = new Sprite({ texture: picture.texture, anchor: 0.5 })
  copy.position.copyFrom(picture.position)
  copy.scale.copyFrom(picture.scale)
  return copy
}
