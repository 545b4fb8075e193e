import type { Game, HomePage } from '@marquee/contract'

type Jackpot = HomePage['payload']['jackpots'][number]

export interface JackpotGame {
  gameId: number
  game: Game | undefined
  /** Largest first. */
  prizes: Jackpot[]
}

/** The jackpots by the game that pays them, in the order they came. */
export function jackpotGames(
  jackpots: readonly Jackpot[],
  games: ReadonlyMap<number, Game>,
): JackpotGame[] {
  const ids = [...new Set(jackpots.map(({ gameId }) => gameId))]
  return ids.map((gameId) => ({
    gameId,
    game: games.get(gameId),
    prizes: jackpots
      .filter((jackpot) => jackpot.gameId === gameId)
      .toSorted((one, other) => other.amount - one.amount),
  }))
}
