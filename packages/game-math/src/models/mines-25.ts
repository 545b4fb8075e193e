import type { MinesModel } from '../stepped-model.ts'

/** Twenty-five cells and as many mines as the player dares; whoever stops anywhere gets the same return. */
export const mines25: MinesModel = {
  id: 'mines-25',
  engine: 'mines',
  columns: 5,
  rows: 5,
  parts: 100,
  rtp: 0.97,
  maxWinMultiple: 2500,
}
