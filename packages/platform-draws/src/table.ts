import type { Outcome, Prize, WheelSector } from '@marquee/contract'
import { numberFormat } from '@marquee/platform-kernel/numberFormat'
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

/** The outcomes with their odds, from 0 to 1: the weights that `drawOutcome` uses, as shares. */
export function withChances<O extends TableOutcome>(table: Table<O>): (O & { chance: number })[] {
  const sum = sumOf(table)
  return table.map((outcome) => ({ ...outcome, chance: outcome.weight / sum }))
}

/** What players read of a table of prizes, as the contract sends it. */
export const toOdds = (table: Table<TableOutcome & { prize: Prize }>): Outcome[] =>
  withChances(table).map(({ id, prize, chance }) => ({ id, prize, chance }))

export { drawOutcome as drawSector, toOdds as oddsOf }

const figures = (locale: string, amount: number, fractionDigits: number) =>
  numberFormat(locale, { minimumFractionDigits: fractionDigits }).format(amount)

const words = { en: ['coins', 'entries'], es: ['monedas', 'participaciones'] } as const

const titleIn = (locale: 'en' | 'es', { coins, entries }: Outcome['prize']): string =>
  [
    coins > 0 && `${figures(locale, coins, 0)} ${words[locale][0]}`,
    entries > 0 && `${figures(locale, entries / 100, 2)} ${words[locale][1]}`,
  ]
    .filter(Boolean)
    .join(' + ')

/** Sectors as the contract sends them, each named by its prize. */
export const sectorsToWire = (sectors: Table<TableOutcome & { prize: Prize }>): WheelSector[] =>
  toOdds(sectors).map((outcome) => ({
    ...outcome,
    title: { en: titleIn('en', outcome.prize), es: titleIn('es', outcome.prize) },
    image: null,
  }))
