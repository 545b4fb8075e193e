import type { PlinkoModel } from '../instant/model.ts'

/** A steep board: the middle takes more, and the edges of sixteen rows pay up to a thousand stakes. */
export const plinkoSteep: PlinkoModel = {
  id: 'plinko-steep',
  engine: 'plinko',
  parts: 20,
  tables: {
    8: {
      low: [0.6, 0.8, 1.2, 2.2, 6],
      medium: [0.5, 0.6, 1.2, 3, 14],
      high: [0.2, 0.4, 1.2, 4, 28],
    },
    12: {
      low: [0.5, 0.6, 1.2, 1.8, 3, 5, 10],
      medium: [0.3, 0.4, 1, 2.2, 5, 14, 35],
      high: [0.2, 0.4, 0.7, 1.6, 6, 26, 150],
    },
    16: {
      low: [0.5, 0.6, 1, 1.4, 2.2, 4, 7, 10, 16],
      medium: [0.3, 0.4, 0.7, 1.6, 3, 7, 18, 45, 110],
      high: [0.2, 0.3, 0.4, 1, 2.5, 10, 40, 200, 1000],
    },
  },
  maxWinMultiple: 1000,
}
