import type { AffiliateDay, AffiliateFigures, AffiliatePeriod } from '../contract/index.ts'
import { dayName } from './days.ts'

export const noFigures: AffiliateFigures = {
  visits: 0,
  signUps: 0,
  firstPurchases: 0,
  purchases: 0,
  purchased: 0,
  earned: 0,
}

/** What a day holds, by days since 1970; a day that is missing held nothing. */
export type FiguresByDay = ReadonlyMap<number, AffiliateFigures>

const names = Object.keys(noFigures) as (keyof AffiliateFigures)[]

const add = (one: AffiliateFigures, other: AffiliateFigures): AffiliateFigures =>
  Object.fromEntries(
    names.map((name) => [name, one[name] + other[name]]),
  ) as unknown as AffiliateFigures

/** Every day from the first to the last, in order and without gaps. */
export const daysBetween = (figures: FiguresByDay, first: number, last: number): AffiliateDay[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    day: dayName(first + index),
    ...(figures.get(first + index) ?? noFigures),
  }))

/** How many days each period reaches back, today included. */
const lengths: Record<AffiliatePeriod, number> = { today: 1, week: 7, month: 30, all: Infinity }

/** Sums of each period that ends with today. */
export function totalsOf(
  figures: FiguresByDay,
  today: number,
): Record<AffiliatePeriod, AffiliateFigures> {
  const sumOf = (days: number) =>
    [...figures]
      .filter(([day]) => day > today - days && day <= today)
      .reduce((sum, [, found]) => add(sum, found), noFigures)
  return {
    today: sumOf(lengths.today),
    week: sumOf(lengths.week),
    month: sumOf(lengths.month),
    all: sumOf(lengths.all),
  }
}
