/** A game as a story shows it. */
export interface StoryGame {
  title: string
  provider: string
  cover: { src: string; src2x: string; color: string }
}

/**
 * The first games of the brand that the toolbar says, with their covers, in a story that says
 * `parameters: { withGames: true }`.
 */
export const gamesIn = ({ loaded }: { loaded: Record<string, unknown> }, count: number) =>
  ((loaded['games'] ?? []) as StoryGame[]).slice(0, count)
