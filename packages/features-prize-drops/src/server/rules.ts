import type { PrizeDropsSettings } from './settings.ts'
import type { Randomness } from '@marquee/platform-kernel/random'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type DropPrize = PrizeDropsSettings['prizes'][number]

/** The drop that an instant belongs to; instants in epoch ms. */
export interface Drop {
  /** Days since the epoch, by the calendar of UTC: each has a pool of its own. */
  day: number
  /** Which of the day's drops it is, from 1 on; the last one once they are over. */
  number: number
  isActive: boolean
  /** When this hour's drop ends and the next prizes come. */
  endsAt: number
  /** When the day's last drop ends. */
  finishedAt: number
  nextPoolAt: number
}

/** Where a day's drops are: one an hour from midnight UTC on, for so many hours. */
export function dropAt({ hours }: Pick<PrizeDropsSettings, 'hours'>, now: number): Drop {
  const day = Math.floor(now / dayMs)
  const hour = Math.floor((now - day * dayMs) / hourMs)
  const number = Math.min(hour + 1, hours)
  return {
    day,
    number,
    isActive: hour < hours,
    endsAt: day * dayMs + number * hourMs,
    finishedAt: day * dayMs + hours * hourMs,
    nextPoolAt: (day + 1) * dayMs,
  }
}

/** How many of a level's prizes have come into the pool by a drop: each brings its share of the day's. */
export const released = (
  { count }: Pick<DropPrize, 'count'>,
  { hours }: Pick<PrizeDropsSettings, 'hours'>,
  { number }: Pick<Drop, 'number'>,
): number => Math.floor((count * number) / hours)

/** How likely a level's prize is on a qualifying round, while one can fall. */
export const chanceOf = ({ oneIn }: Pick<DropPrize, 'oneIn'>): number => 1 / oneIn

const product = (prizes: readonly DropPrize[]): number =>
  prizes.reduce((all, { oneIn }) => all * oneIn, 1)

/**
 * Draws what falls on a qualifying round: at most one prize, nothing most of the time. Exact, because
 * every chance is a whole share of the numbers that are drawn from.
 */
export function drawLevel(
  prizes: readonly DropPrize[],
  random: Pick<Randomness, 'windfall'>,
): DropPrize | null {
  const numbers = product(prizes)
  let drawn = random.windfall(numbers)
  for (const prize of prizes) {
    const share = numbers / prize.oneIn
    if (drawn < share) return prize
    drawn -= share
  }
  return null
}
