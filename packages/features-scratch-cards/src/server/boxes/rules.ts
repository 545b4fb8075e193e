export interface KeyFacts {
  /** Cards scratched in the lottery. */
  scratched: number
  /** Boxes opened in it. */
  opened: number
  cardsPerKey: number
}

/** One key comes with the lottery, a further one with every so many cards scratched; each opens one box. */
export const keysOf = ({ scratched, opened, cardsPerKey }: KeyFacts): number =>
  Math.max(0, 1 + Math.floor(scratched / cardsPerKey) - opened)
