import type { CoinDrop } from '../contract/schemas.ts'
import type { CoinDropSettings } from './settings.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Schedule = Pick<CoinDropSettings, 'hours' | 'minutes'>

/** The drops of the day of an instant and of the two after it, by the calendar of UTC. */
function dropsFrom({ hours, minutes }: Schedule, now: number): CoinDrop[] {
  const today = Math.floor(now / day) * day
  return [today, today + day, today + 2 * day].flatMap((midnight) =>
    hours.map((at) => {
      const startsAt = midnight + at * hour
      return { id: startsAt / hour, startsAt, finishesAt: startsAt + minutes * minute }
    }),
  )
}

/** The drop that is on at an instant, or null. */
export const currentDrop = (schedule: Schedule, now: number): CoinDrop | null =>
  dropsFrom(schedule, now).find(
    ({ startsAt, finishesAt }) => now >= startsAt && now < finishesAt,
  ) ?? null

/** So many drops that have not begun, the earliest first. */
export const upcomingDrops = (schedule: Schedule, now: number, count: number): CoinDrop[] =>
  dropsFrom(schedule, now)
    .filter(({ startsAt }) => startsAt > now)
    .slice(0, count)
