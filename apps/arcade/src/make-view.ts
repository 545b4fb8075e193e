import { isInstant, isSlot, isStepped } from '@marquee/game-math'
import type { Pictures } from './art/pictures.ts'
import type { GameView, ViewContext } from './game-view.ts'
import { knownChoice, makeInstantView } from './instant/instant-view.ts'
import type { Stage } from './stage/stage.ts'
import { makeTargetList } from './ui/targets.ts'
import type { ShownModel } from './shown-model.ts'

export type GameViewOptions = {
  model: ShownModel
  root: HTMLElement
  /** What must be reached on the stage itself goes here, above the picture. */
  board: HTMLElement
  /** Where the player's choices go: into the bar under the game. */
  extra: HTMLElement
  stage: Stage
  pictures: Pictures
  skin: { palette: Record<string, string>; symbols: Record<string, string> }
  context: ViewContext
  /** A replay has nothing to choose. */
  isReplay: boolean
  /** What the player chose when the game was open last. */
  chosen: string | undefined
  /** Minor units, as it is chosen now. */
  stake: () => number
  /** Another thing to aim at was chosen beside the stage. */
  onChoose: (id: string) => void
  /** What is aimed at already was pressed on the stage: plays a round. */
  onFire: () => void
}

/** Makes the view of a model; each engine's is fetched when it is played. */
export async function makeGameView(options: GameViewOptions): Promise<GameView> {
  const { model, root, board, extra, stage, pictures, skin, context } = options
  if (isInstant(model)) {
    const panel = options.isReplay ? null : extra
    const chosen = knownChoice(model, options.chosen)
    const { onFire } = options
    return makeInstantView({ stage, model, pictures, skin, context, panel, board, chosen, onFire })
  }
  if (isStepped(model)) {
    const table = { root, extra, stage, pictures, skin, context }
    if (model.engine === 'mines') {
      const { makeMinesView } = await import('./mines/mines-view.ts')
      return makeMinesView({ ...table, model })
    }
    if (model.engine === 'flight') {
      const { makeFlightView } = await import('./crash/flight-view.ts')
      const { chosen } = options
      const panel = options.isReplay ? null : extra
      return makeFlightView({ stage, model, pictures, skin, context, panel, chosen })
    }
    if (model.engine === 'blackjack') {
      const { makeBlackjackView } = await import('./blackjack/blackjack-view.ts')
      return makeBlackjackView({ ...table, model })
    }
    const { makePokerView } = await import('./poker/poker-view.ts')
    return makePokerView({ ...table, model, stake: options.stake })
  }
  if (isSlot(model)) {
    const { makeSlotView } = await import('./slot/slot-view.ts')
    return makeSlotView({ root, stage, model, pictures, skin, context })
  }
  const targets = makeTargetList(model, {
    t: context.t,
    formats: context.formats,
    picture: pictures.symbolUrl,
    onChoose: options.onChoose,
  })
  extra.append(targets.root)
  stage.remeasure()
  const { makeFishView } = await import('./fish/fish-view.ts')
  const onTarget = targets.choose
  const made = await makeFishView({ stage, model, pictures, skin, context, onTarget })
  targets.choose(model.targets[0]!.id)
  return made
}
