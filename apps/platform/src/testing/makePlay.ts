import type { PlayRequest } from '@marquee/contract'
import { type Game, type GameModelId, games } from '@marquee/game-catalogue'
import { findGameModel, stakesFor } from '@marquee/game-math'

/** The first game of the catalogue that runs on a model. */
export function gameOfModel(model: GameModelId): Game {
  const game = games.find((candidate) => candidate.model === model)
  if (!game) throw new Error(`No game of the catalogue runs on ${model}.`)
  return game
}

/** A spin for 20. */
export const makeSpin = (overrides: Partial<PlayRequest> = {}): PlayRequest => ({
  gameId: gameOfModel('lines-10-classic').id,
  action: 'spin',
  stake: 20,
  ...overrides,
})

/** A play for the smallest stake of an instant game, about what was chosen. */
export const makeInstantPlay = (
  model: GameModelId,
  target: string,
  overrides: Partial<PlayRequest> = {},
): PlayRequest => ({
  gameId: gameOfModel(model).id,
  action: 'play',
  stake: stakesFor(findGameModel(model))[0] ?? 0,
  target,
  ...overrides,
})

/** A shot for 20 at the target that is hit most often. */
export const makeShot = (overrides: Partial<PlayRequest> = {}): PlayRequest => ({
  gameId: gameOfModel('fish-shoal').id,
  action: 'shot',
  stake: 20,
  target: 'starfish',
  ...overrides,
})

/** A shot for 20 in a sea where several may be under way: a net over the commonest shoal. */
export const makeHaul = (overrides: Partial<PlayRequest> = {}): PlayRequest => ({
  gameId: gameOfModel('fish-reef').id,
  action: 'shot',
  stake: 20,
  target: 'net-clownfish',
  ...overrides,
})

/** A field of three mines for 100. */
export const makeField = (overrides: Partial<PlayRequest> = {}): PlayRequest => ({
  gameId: gameOfModel('mines-25').id,
  action: 'begin',
  stake: 100,
  target: '3',
  ...overrides,
})

/** A hand of draw poker for 20. */
export const makeHand = (overrides: Partial<PlayRequest> = {}): PlayRequest => ({
  gameId: gameOfModel('poker-jacks-8-5').id,
  action: 'begin',
  stake: 20,
  ...overrides,
})

/** A flight for the smallest stake, left by hand. */
export const makeFlight = (overrides: Partial<PlayRequest> = {}): PlayRequest => ({
  gameId: gameOfModel('flight-thousand').id,
  action: 'begin',
  stake: 100,
  ...overrides,
})

/** A game of blackjack for 20. */
export const makeTable = (overrides: Partial<PlayRequest> = {}): PlayRequest => ({
  gameId: gameOfModel('blackjack-tie-17').id,
  action: 'begin',
  stake: 20,
  ...overrides,
})
