const dayMs = 86_400_000
/** 1 January 1970 was a Thursday: three days of its week had passed. */
const daysBefore = 3

/** The calendar week of an instant, from Monday to Sunday by UTC, counted since 1970. */
export const weekOf = (now: number): number =>
  Math.floor((Math.floor(now / dayMs) + daysBefore) / 7)

/** When a week begins, in epoch ms; with a day of the week (1 is Monday) when that day of it does. */
export const startOf = (week: number, day = 1): number => (week * 7 - daysBefore + day - 1) * dayMs
