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

/** Makes the view of an instant game; each engine's is fetched when it is played. */
export async function makeInstantView(
  options: InstantOptions<Exclude<InstantModel, BooksModel>>,
): Promise<GameView> {
  const { model } = options
  switch (model.engine) {
    case 'plinko':
      return (await import('../plinko/plinko-view.ts')).makePlinkoView({ ...options, model })
    case 'dice':
      return (await import('../dice/dice-view.ts')).makeDiceView({ ...options, model })
    case 'keno':
      return (await import('../keno/keno-view.ts')).makeKenoView({ ...options, model })
    case 'crash':
      return (await import('../crash/crash-view.ts')).makeCrashView({ ...options, model })
    case 'haul':
      return (await import('../haul/haul-view.ts')).makeHaulView({ ...options, model })
  }
}
