/** Prizes with their weights; entries in units of 0.01. */
export type PrizeRows = readonly (readonly [coins: number, entries: number, weight: number])[]

/** A table from its prizes: outcomes are numbered from 1. */
export const makeTable = (rows: PrizeRows) =>
  rows.map(([coins, entries, weight], index) => ({
    id: index + 1,
    prize: { coins, entries },
    weight,
  }))
