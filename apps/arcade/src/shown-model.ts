import { loadGameModel } from '@marquee/game-math'
import type { BooksModel, GameModel, RoundOutcome } from '@marquee/game-math'
import type { GameFrameRound } from '@marquee/game-sdk'

/** A model that the arcade has a view of: books are shown by the page of the studio that wrote them. */
export type ShownModel = Exclude<GameModel, BooksModel>

/** The model with this id, which is fetched. Throws for one that there is not, or that has a page of its own. */
export async function loadShownModel(id: string): Promise<ShownModel> {
  const model = await loadGameModel(id)
  if (model.engine !== 'books') return model
  throw new Error(`${id} is shown by the page of its studio, which knows its books.`)
}

/** The model a round was played on; a game may have moved to another since. */
export function modelOf(round: Pick<GameFrameRound, 'outcome'>): GameModel['id'] {
  return (round.outcome as unknown as RoundOutcome).modelId
}
