import type { Outcome, Prize } from '@marquee/contract'
import type { Randomness } from '@marquee/platform-kernel/random'

/** What a draw may bring. */
export interface TableOutcome {
  /** Unique in its table, and kept with every draw: an id is never given to something else. */
  id: number
  /** Its share of the draw: its weight among the weights of all. */
  weight: number
  /** What the ledger credits; absent where an outcome gives something else. */
  prize?: Prize
}

/** What a draw is made of; the odds that players read and the outcome are computed from one table. */
export type Table<O extends TableOutcome = TableOutcome> = readonly O[]

const sumOf = (table: Table): number => table.reduce((sum, { weight }) => sum + weight, 0)

/**
 * The outcome that chance gives, each by its weight. Whoever asks has no part in it.
 * @throws Error for a table without outcomes.
 */
export function drawOutcome<O extends TableOutcome>(
  table: Table<O>,
  random: Pick<Randomness, 'int'>,
): O {
  let left = random.int(sumOf(table))
  for (const outcome of table) {
    if (left < outcome.weight) return outcome
    left -= outcome.weight
  }
  throw new Error('There are no outcomes to draw from. Give the table at least one with a weight.')
}

/** The outcome at a place of the table. @throws Error for a place that the table does not have. */
export function outcomeAt<O extends TableOutcome>(table: Table<O>, place: number): O {
  const outcome = table[place]
  if (outcome) return outcome
  throw new Error(`A table of ${table.length} outcomes has none at ${place}. Mend how it is drawn.`)
}

/** The outcomes with their odds, from 0 to 1: the weights that `drawOutcome` uses, as shares. */
export function withChances<O extends TableOutcome>(table: Table<O>): (O & { chance: number })[] {
  const sum = sumOf(table)
  return table.map((outcome) => ({ ...outcome, chance: outcome.weight / sum }))
}

/** What players read of a table of prizes, as the contract sends it. */
export const toOdds = (table: Table<TableOutcome & { prize: Prize }>): Outcome[] =>
  withChances(table).map(({ id, prize, chance }) => ({ id, prize, chance }))
