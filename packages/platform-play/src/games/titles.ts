import { playedGames } from './game.ts'

const titles = new Map(playedGames.map(({ id, title }) => [id, title]))

/** What a game is called; never empty, even for one that has left the catalogue. */
export const titleOf = (gameId: number): string => titles.get(gameId) ?? `#${gameId}`
