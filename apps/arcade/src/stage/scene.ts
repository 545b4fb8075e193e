import { isInstant, isSlot, isStepped } from '@marquee/game-math'
import type { GameModel } from '@marquee/game-math'
import type { Pictures } from '../art/pictures.ts'
import type { Stage } from './stage.ts'

/**
 * Draws the scene for the shape of the stage, and again when a phone is turned. Gives a function
 * that draws it in other colours.
 */
export function keepScene(stage: Stage, pictures: Pictures, shade: number) {
  let drawn = ''
  let palette: Record<string, string> | undefined
  const draw = async () => {
    const { width, height } = stage.size
    const upright = height > width
    const shape = `${upright}/${Math.ceil(Math.max(width, height) / 400)}/${palette?.deep}`
    if (shape === drawn) return
    drawn = shape
    const density = Math.min(stage.density, 2)
    const picture = await pictures.scene(
      Math.round(width * density),
      Math.round(height * density),
      palette,
    )
    // Another was asked for while this one was drawn.
    if (shape === drawn) stage.setScene(picture, shade)
  }
  stage.onResize(() => void draw())
  void draw()
  return (next: Record<string, string>) => {
    palette = next
    void draw()
  }
}

/** How much the scene is darkened, for the game to stand out. */
export function shadeOf(model: GameModel): number {
  if (model.engine === 'haul') return 0.05
  if (isInstant(model) || isStepped(model)) return 0.32
  return isSlot(model) ? 0.15 : 0.05
}
