import { isInstant, isSlot, isStepped } from '@marquee/game-math'
import type { GameModel } from '@marquee/game-math'
import type { DrawScene, Pictures } from '../art/pictures.ts'
import type { Stage } from './stage.ts'

/** What is behind a game: its own scene, or the one of its free spins. */
export type ShownScene = {
  name: 'base' | 'feature'
  palette?: Record<string, string>
  draw?: DrawScene
}

export type SceneOptions = {
  shade: number
  reducedMotion: () => boolean
  /** A scene is on the stage. */
  onShown: (name: ShownScene['name']) => void
}

/** How long one scene takes to give way to another. */
const fadeMs = 700

/** Steps of a picture's long side, in CSS pixels, and of its short side's share of that. */
const longStep = 100
const ratioStep = 0.05

/**
 * The size that a scene is drawn in, in CSS pixels: of all stages of much the same shape and size it is one,
 * which covers them. A row that comes late below a game takes a little of its stage; what is behind it is the
 * same then, however the stage has come to its size.
 */
function sizeOfScene({ width, height }: Stage['size']): Stage['size'] {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const drawnLong = Math.ceil(long / longStep) * longStep
  const ratio = Math.max(ratioStep, Math.round(short / long / ratioStep) * ratioStep)
  const drawnShort = Math.round(drawnLong * ratio)
  return height > width
    ? { width: drawnShort, height: drawnLong }
    : { width: drawnLong, height: drawnShort }
}

/**
 * Draws the scene for the shape of the stage, and again when a phone is turned. Gives a function
 * that puts another in its place.
 */
export function keepScene(
  stage: Stage,
  pictures: Pictures,
  { shade, reducedMotion, onShown }: SceneOptions,
) {
  let drawn = ''
  let wanted: ShownScene = { name: 'base' }
  let shown: ShownScene = wanted
  const draw = async () => {
    const { width, height } = sizeOfScene(stage.size)
    const shape = `${width}x${height}/${wanted.name}/${wanted.palette?.deep}`
    if (shape === drawn) return
    drawn = shape
    const density = Math.min(stage.density, 2)
    const scene = wanted
    const picture = await pictures.scene(
      Math.round(width * density),
      Math.round(height * density),
      scene,
    )
    // Another was asked for while this one was drawn.
    if (shape !== drawn) return
    const isOther = scene !== shown
    shown = scene
    stage.setScene(picture, shade, isOther && !reducedMotion() ? fadeMs : 0)
    onShown(scene.name)
  }
  stage.onResize(() => void draw())
  void draw()
  return (next: ShownScene) => {
    wanted = next
    void draw()
  }
}

/** How much the scene is darkened, for the game to stand out. */
export function shadeOf(model: GameModel): number {
  if (model.engine === 'haul') return 0.05
  if (isInstant(model) || isStepped(model)) return 0.32
  return isSlot(model) ? 0.15 : 0.05
}
