const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Windows at the same hours of every day, by the calendar of UTC. */
export interface Schedule {
  /** When each begins, in ascending order. */
  hours: readonly number[]
  /** How long each lasts; one is over before the next begins. */
  minutes: number
}

/** A span of the clock; instants in epoch ms. */
export interface Window {
  /** Hours since 1970-01-01, UTC, at its beginning. */
  id: number
  startsAt: number
  finishesAt: number
}

/** The windows of the day of an instant and of the two after it. */
function windowsFrom({ hours, minutes }: Schedule, now: number): Window[] {
  const today = Math.floor(now / day) * day
  return [today, today + day, today + 2 * day].flatMap((midnight) =>
    hours.map((at) => {
      const startsAt = midnight + at * hour
      return { id: startsAt / hour, startsAt, finishesAt: startsAt + minutes * minute }
    }),
  )
}

/** The window that is open at an instant, or null. */
export const windowAt = (schedule: Schedule, now: number): Window | null =>
  windowsFrom(schedule, now).find(
    ({ startsAt, finishesAt }) => now >= startsAt && now < finishesAt,
  ) ?? null

/** So many windows that have not begun, the earliest first. */
export const upcomingWindows = (schedule: Schedule, now: number, count: number): Window[] =>
  windowsFrom(schedule, now)
    .filter(({ startsAt }) => startsAt > now)
    .slice(0, count)
