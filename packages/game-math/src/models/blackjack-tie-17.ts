import type { BlackjackModel } from '../stepped-model.ts'

/** Three to two for a natural; a tie at 17 goes to the house. */
export const blackjackTie17: BlackjackModel = {
  id: 'blackjack-tie-17',
  engine: 'blackjack',
  natural: 2.5,
  houseTies: [17],
  maxWinMultiple: 4,
}
