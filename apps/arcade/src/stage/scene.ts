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
    const { width, height } = stage.size
    const upright = height > width
    const shape = `${upright}/${Math.ceil(Math.max(width, height) / 400)}/${wanted.name}/${wanted.palette?.deep}`
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
