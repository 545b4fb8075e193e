import { stakesFor } from '@marquee/game-math'
import { findModel, playedGames } from '../games/game.ts'

/**
 * What a free spin is worth today, entries in minor units: the stake it was given at, or the next one up
 * that its game takes, since a title may have moved to a model of other stakes. The highest where none is
 * as high; as given for a game that is offered no more.
 */
export function stakeToday(gameId: number, given: number): number {
  const game = playedGames.find(({ id }) => id === gameId)
  if (!game) return given
  const stakes = stakesFor(findModel(game.model)).toSorted((one, other) => one - other)
  return stakes.find((stake) => stake >= given) ?? stakes.at(-1) ?? given
}
