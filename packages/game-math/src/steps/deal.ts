import type { GameModelId } from '../ids.ts'

/**
 * What a round that waits for choices is decided by, drawn at its beginning; plain JSON. It holds what
 * the player may not know before the end and never leaves the platform.
 */
export type Deal = {
  modelId: GameModelId
  /** Minor units. */
  stake: number
  /** What was chosen at the beginning, such as the number of mines. */
  target?: string
  /**
   * Cells with a mine, smallest first; of a flight the last multiple it gets to, in hundredths; of a spin that opens boxes its stops, then what each box holds; of poker the five cards dealt, then those to exchange them for. */
  hidden: number[]
}
