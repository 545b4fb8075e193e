import { Container, Graphics, type Renderer, Sprite, Texture } from 'pixi.js'
import type { Rect } from './layout.ts'
import { makeMotion } from './motion.ts'
import type { Motion } from './motion.ts'

export type Stage = {
  /** Pixels of the device that one of the stage's is drawn with. */
  density: number
  motion: Motion
  /** What the game draws into; above the scene. */
  world: Container
  /** What moves in front of the scene, behind the game. */
  back: Container
  /** Above everything: coins of a celebration. */
  top: Container
  /** The part of the stage no control covers. */
  free: Rect
  size: { width: number; height: number }
  /**
   * Puts a scene behind the game, `shade` darkening it for the game to stand out. The one before it
   * gives way within `fadeMs`, at once where that is left out.
   */
  setScene: (picture: HTMLCanvasElement, shade: number, fadeMs?: number) => void
  /** Calls `listener` after each change of size. Returns a function that ends it. */
  onResize: (listener: () => void) => () => void
  /** Something still was changed: draw it. */
  invalidate: () => void
  /** Measures again after the controls changed their height. */
  remeasure: () => void
}

export type StageOptions = {
  renderer: Renderer
  host: HTMLElement
  /** What title and controls take at each edge. */
  insets: () => { top: number; bottom: number; left: number; right: number }
  background: string
}

/** Starts drawing into `host`, in its size. */
export function makeStage({ renderer, host, insets, background }: StageOptions): Stage {
  const fit = () => renderer.resize(host.clientWidth, host.clientHeight)
  fit()
  const { canvas } = renderer
  canvas.setAttribute('aria-hidden', 'true')
  host.prepend(canvas)

  const root = new Container()
  const scene = new Container()
  const back = new Container()
  const world = new Container()
  const top = new Container()
  root.addChild(scene, back, world, top)
  root.eventMode = 'passive'

  const motion = makeMotion()
  let stale = true
  let time = 0
  let last: number | undefined
  // Draws only what changed: a phone that waits for its player should not get warm.
  const frame = (now: number) => {
    // First of all: whatever goes wrong in one frame, the next one comes.
    requestAnimationFrame(frame)
    const moved = motion.active()
    time += now - (last ?? now)
    last = now
    try {
      motion.tick(time)
    } finally {
      if ((moved || stale) && !lost) renderer.render(root)
      stale = false
    }
  }

  // A phone takes the graphics away from pages in the background, and gives them back.
  let lost = false
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault()
    lost = true
  })
  canvas.addEventListener('webglcontextrestored', () => {
    lost = false
    stale = true
  })

  let placeScene = () => {}
  const drop = (layers: readonly Container[]) => {
    for (const layer of layers)
      if (!layer.destroyed) layer.destroy({ children: true, texture: true })
  }
  const listeners = new Set<() => void>()
  const stage: Stage = {
    density: renderer.resolution,
    motion,
    back,
    world,
    top,
    free: { x: 0, y: 0, width: 0, height: 0 },
    size: { width: 0, height: 0 },
    setScene: (picture, shade, fadeMs = 0) => {
      const sprite = new Sprite(Texture.from(picture))
      const veil = new Graphics()
      const cover = () => {
        const { width, height } = stage.size
        const scale = Math.max(width / sprite.texture.width, height / sprite.texture.height)
        sprite.scale.set(scale)
        sprite.position.set(
          (width - sprite.texture.width * scale) / 2,
          (height - sprite.texture.height * scale) / 2,
        )
        veil.clear().rect(0, 0, width, height).fill({ color: background, alpha: shade })
      }
      const old = [...scene.children]
      const layer = scene.addChild(new Container())
      layer.addChild(sprite, veil)
      cover()
      placeScene = cover
      if (fadeMs === 0) drop(old)
      else
        void motion
          .run(fadeMs, (share) => {
            if (!layer.destroyed) layer.alpha = share
          })
          .then(() => drop(old))
      stale = true
    },
    onResize: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    invalidate: () => {
      stale = true
    },
    remeasure: () => measure(),
  }
  const measure = () => {
    const { width, height } = renderer.screen
    const { top: upper, bottom, left, right } = insets()
    stage.size = { width, height }
    stage.free = {
      x: left,
      y: upper,
      width: Math.max(160, width - left - right),
      height: Math.max(120, height - upper - bottom),
    }
    placeScene()
    for (const listener of listeners) listener()
    stale = true
  }
  renderer.on('resize', measure)
  let resizing = 0
  window.addEventListener('resize', () => {
    cancelAnimationFrame(resizing)
    resizing = requestAnimationFrame(() => {
      fit()
      renderer.render(root)
    })
  })
  measure()
  requestAnimationFrame(frame)
  return stage
}
