export interface KeyFacts {
  /** Cards scratched in the run of the campaign. */
  scratched: number
  cardsPerKey: number
}

/** One key comes with the run, a further one with every so many cards scratched; each opens one box. */
export const keysEarned = ({ scratched, cardsPerKey }: KeyFacts): number =>
  1 + Math.floor(scratched / cardsPerKey)
