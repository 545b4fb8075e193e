// A renderer draws what was registered when it was made: views that write come after it.
import 'pixi.js/text'
import 'pixi.js/unsafe-eval'
import { Application, Container, Graphics, Sprite, Texture } from 'pixi.js'
import type { Rect } from './layout.ts'
import { makeMotion } from './motion.ts'
import type { Motion } from './motion.ts'

export type Stage = {
  app: Application
  motion: Motion
  /** What the game draws into; above the scene. */
  world: Container
  /** Above everything: coins of a celebration. */
  top: Container
  /** The part of the stage no control covers. */
  free: Rect
  size: { width: number; height: number }
  /** Puts a scene behind the game, `shade` darkening it for the game to stand out. */
  setScene: (picture: HTMLCanvasElement, shade: number) => void
  /** Calls `listener` after each change of size. Returns a function that ends it. */
  onResize: (listener: () => void) => () => void
  /** Something still was changed: draw it. */
  invalidate: () => void
  /** Measures again after the controls changed their height. */
  remeasure: () => void
}

export type StageOptions = {
  host: HTMLElement
  /** What title and controls take at each edge. */
  insets: () => { top: number; bottom: number; left: number; right: number }
  background: string
}

/** Starts the renderer; WebGL where there is one, a plain canvas elsewhere. */
export async function makeStage({ host, insets, background }: StageOptions): Promise<Stage> {
  const app = new Application()
  await app.init({
    preference: ['webgl', 'canvas'],
    resizeTo: host,
    resolution: Math.min(window.devicePixelRatio, 3),
    autoDensity: true,
    antialias: true,
    autoStart: false,
    background,
    powerPreference: 'low-power',
  })
  app.canvas.setAttribute('aria-hidden', 'true')
  host.prepend(app.canvas)

  const scene = new Container()
  const world = new Container()
  const top = new Container()
  app.stage.addChild(scene, world, top)
  app.stage.eventMode = 'passive'

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
      if ((moved || stale) && !lost) app.render()
      stale = false
    }
  }

  // A phone takes the graphics away from pages in the background, and gives them back.
  let lost = false
  app.canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault()
    lost = true
  })
  app.canvas.addEventListener('webglcontextrestored', () => {
    lost = false
    stale = true
  })

  let placeScene = () => {}
  const listeners = new Set<() => void>()
  const stage: Stage = {
    app,
    motion,
    world,
    top,
    free: { x: 0, y: 0, width: 0, height: 0 },
    size: { width: 0, height: 0 },
    setScene: (picture, shade) => {
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
      const old = scene.removeChildren()
      scene.addChild(sprite, veil)
      for (const child of old) child.destroy({ children: true, texture: true })
      cover()
      placeScene = cover
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
    const { width, height } = app.screen
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
  app.renderer.on('resize', measure)
  measure()
  requestAnimationFrame(frame)
  return stage
}
