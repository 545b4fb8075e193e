import { games } from '@marquee/game-catalogue'

const titles = new Map(games.map(({ id, title }) => [id, title]))

/** What a game is called; never empty, even for one that has left the catalogue. */
export const titleOf = (gameId: number): string => titles.get(gameId) ?? `#${gameId}`
