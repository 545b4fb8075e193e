import { isInstant, isSlot, isStepped } from '@marquee/game-math'
import type { Pictures } from './art/pictures.ts'
import { loadBoards } from './bonus/boards.ts'
import type { GameView, ViewContext } from './game-view.ts'
import { knownChoice, loadInstantView } from './instant/instant-view.ts'
import type { Stage } from './stage/stage.ts'
import { makeTargetList } from './ui/targets.ts'
import type { ShownModel } from './shown-model.ts'
import { makeSlotView } from './slot/slot-view.ts'

export type GameViewOptions = {
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

/** What makes the view of one model. */
export type ViewMaker = (options: GameViewOptions) => GameView | Promise<GameView>

/** Fetches the view of a model's engine; the view itself is made once there is a stage. */
export async function loadGameView(model: ShownModel): Promise<ViewMaker> {
  if (isInstant(model)) {
    const make = await loadInstantView(model)
    return ({ isReplay, extra, chosen, board, stage, pictures, skin, context, onFire }) =>
      make({
        stage,
        pictures,
        skin,
        context,
        panel: isReplay ? null : extra,
        board,
        chosen: knownChoice(model, chosen),
        onFire,
      })
  }
  if (isStepped(model)) {
    switch (model.engine) {
      case 'mines': {
        const { makeMinesView } = await import('./mines/mines-view.ts')
        return (options) => makeMinesView({ ...tableOf(options), model })
      }
      case 'flight': {
        const { makeFlightView } = await import('./crash/flight-view.ts')
        return ({ isReplay, extra, stage, pictures, skin, context, chosen }) => {
          const panel = isReplay ? null : extra
          return makeFlightView({ stage, model, pictures, skin, context, panel, chosen })
        }
      }
      case 'blackjack': {
        const { makeBlackjackView } = await import('./blackjack/blackjack-view.ts')
        return (options) => makeBlackjackView({ ...tableOf(options), model })
      }
      default: {
        const { makePokerView } = await import('./poker/poker-view.ts')
        return (options) => makePokerView({ ...tableOf(options), model, stake: options.stake })
      }
    }
  }
  // Nearly every title has reels: their view comes with the game.
  if (isSlot(model)) {
    const boards = await loadBoards(model)
    return ({ root, stage, pictures, skin, context }) =>
      makeSlotView({ root, stage, model, pictures, skin, context, boards })
  }
  const { makeFishView } = await import('./fish/fish-view.ts')
  return async ({ extra, stage, pictures, skin, context, onChoose }) => {
    const targets = makeTargetList(model, {
      t: context.t,
      formats: context.formats,
      picture: pictures.symbolUrl,
      onChoose,
    })
    extra.append(targets.root)
    stage.remeasure()
    const onTarget = targets.choose
    const made = await makeFishView({ stage, model, pictures, skin, context, onTarget })
    targets.choose(model.targets[0]!.id)
    return made
  }
}

const tableOf = ({ root, extra, stage, pictures, skin, context }: GameViewOptions) => ({
  root,
  extra,
  stage,
  pictures,
  skin,
  context,
})
