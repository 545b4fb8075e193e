import type { PlinkoModel } from '../instant/model.ts'

/** A gentle board: the middle gives most of the stake back, and no edge pays more than 400 times it. */
export const plinkoSteady: PlinkoModel = {
  id: 'plinko-steady',
  engine: 'plinko',
  parts: 20,
  tables: {
    8: {
      low: [0.6, 0.8, 1.3, 2, 4],
      medium: [0.6, 0.7, 1, 3, 10],
      high: [0, 0.3, 1.2, 6, 24],
    },
    12: {
      low: [0.6, 0.8, 1, 1.5, 2.5, 4, 7],
      medium: [0.5, 0.6, 1, 1.8, 3.5, 9, 20],
      high: [0.1, 0.3, 0.7, 2.5, 7, 20, 75],
    },
    16: {
      low: [0.7, 0.8, 0.9, 1.2, 1.8, 2.5, 3.5, 5, 10],
      medium: [0.4, 0.5, 1, 1.5, 2.2, 5, 10, 24, 50],
      high: [0.1, 0.2, 0.6, 1.3, 3.5, 10, 30, 120, 400],
    },
  },
  maxWinMultiple: 400,
}
