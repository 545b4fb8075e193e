import { instantOf } from '@marquee/game-math'
import type { BooksModel, InstantModel } from '@marquee/game-math'
import type { Pictures } from '../art/pictures.ts'
import type { GameView, ViewContext } from '../game-view.ts'
import type { Stage } from '../stage/stage.ts'

/** What the view of an instant game is made of. */
export type InstantOptions<Model> = {
  stage: Stage
  model: Model
  pictures: Pictures
  skin: { palette: Record<string, string>; symbols: Record<string, string> }
  context: ViewContext
  /** Where the player's choices go: into the bar under the game. Null for a replay, which has none. */
  panel: HTMLElement | null
  /** What must be reached on the stage itself goes here, above the picture. */
  board: HTMLElement
  /** What to begin with, where the player has chosen before: one of the model's choices. */
  chosen: string | null
  /** What is aimed at already was pressed on the stage: plays a round. */
  onFire: () => void
}

/** A choice that was kept, where the model still has it; null otherwise. */
export function knownChoice(model: InstantModel, kept: string | undefined): string | null {
  try {
    instantOf(model).check(kept)
    return kept ?? null
  } catch {
    // The game moved to another model since, or what was kept is no choice.
    return null
  }
}

/** What makes the view of one instant model. */
export type InstantViewMaker = (
  options: Omit<InstantOptions<InstantModel>, 'model'>,
) => GameView | Promise<GameView>

/** Fetches the view of an instant model's engine. */
export async function loadInstantView(
  model: Exclude<InstantModel, BooksModel>,
): Promise<InstantViewMaker> {
  switch (model.engine) {
    case 'plinko': {
      const { makePlinkoView } = await import('../plinko/plinko-view.ts')
      return (options) => makePlinkoView({ ...options, model })
    }
    case 'dice': {
      const { makeDiceView } = await import('../dice/dice-view.ts')
      return (options) => makeDiceView({ ...options, model })
    }
    case 'keno': {
      const { makeKenoView } = await import('../keno/keno-view.ts')
      return (options) => makeKenoView({ ...options, model })
    }
    case 'crash': {
      const { makeCrashView } = await import('../crash/crash-view.ts')
      return (options) => makeCrashView({ ...options, model })
    }
    case 'haul': {
      const { makeHaulView } = await import('../haul/haul-view.ts')
      return (options) => makeHaulView({ ...options, model })
    }
  }
}
