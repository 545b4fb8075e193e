import type { SlotModel } from '@marquee/game-math'
import type { makePickBoard } from './pick-board.ts'
import type { makeWheelBoard } from './wheel-board.ts'

/** What a bonus is played on, where the model has one. */
export type Boards = {
  makePickBoard?: typeof makePickBoard
  makeWheelBoard?: typeof makeWheelBoard
}

/** Fetches what the bonus of a model is played on; most have none. */
export async function loadBoards({ engine }: SlotModel): Promise<Boards> {
  if (engine === 'pick') return import('./pick-board.ts')
  if (engine === 'wheel') return import('./wheel-board.ts')
  return {}
}
