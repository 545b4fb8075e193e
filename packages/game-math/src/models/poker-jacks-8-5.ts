import type { PokerModel } from '../stepped-model.ts'

/** Jacks or better, eight for a full house and five for a flush. */
export const pokerJacks85: PokerModel = {
  id: 'poker-jacks-8-5',
  engine: 'poker',
  pays: {
    'royal-flush': 800,
    'straight-flush': 50,
    four: 25,
    'full-house': 8,
    flush: 5,
    straight: 4,
    three: 3,
    'two-pair': 2,
    pair: 1,
  },
  leastPair: 11,
  maxWinMultiple: 800,
}
