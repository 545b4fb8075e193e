// A renderer draws what was registered when it was made: everything that views are made of comes before.
import 'pixi.js/events'
import 'pixi.js/graphics'
import 'pixi.js/text'
import 'pixi.js/unsafe-eval'
import { isWebGLSupported, type Renderer, WebGLRenderer } from 'pixi.js'

/**
 * The renderer of a stage: WebGL where there is one, a plain canvas elsewhere. Pixi's own `Application`
 * finds it out too, but fetches for it, one after the other, what every game stands on, and renderers and
 * parts for accessibility, filters and sheets that none has: a game came to its first frame three answers
 * of the network later. It is made before there is a stage to draw, and has no size until then.
 */
export async function makeRenderer(background: string): Promise<Renderer> {
  const settings = {
    background,
    resolution: Math.min(window.devicePixelRatio, 3),
    autoDensity: true,
    antialias: true,
    manageImports: false,
  }
  if (isWebGLSupported()) {
    const renderer = new WebGLRenderer()
    await renderer.init({ ...settings, powerPreference: 'low-power' })
    return renderer
  }
  const { CanvasRenderer } = await import('./canvas.ts')
  const renderer = new CanvasRenderer()
  await renderer.init(settings)
  return renderer
}
