/** Prizes with their weights. */
export type Table = readonly (readonly [coins: number, entries: number, weight: number])[]

/** A table from its prizes: outcomes are numbered from 1. */
export const sectorsOf = (table: Table) =>
  table.map(([coins, entries, weight], index) => ({
    id: index + 1,
    prize: { coins, entries },
    weight,
  }))
