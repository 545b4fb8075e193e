import type { GameModel } from '@marquee/game-math'
import type { GameFrameSkin } from '@marquee/game-sdk'

/** The game that the simulator shows, and what its rounds are drawn from. */
export type Subject = {
  /** Where the game's page is, on this server. */
  page: string
  id: number
  title: string
  skin: GameFrameSkin
  model: GameModel
}
