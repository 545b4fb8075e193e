const day = 86_400_000

/** The day of an instant, as days since 1970-01-01. Days begin at midnight UTC for every player. */
export const dayOf = (now: number): number => Math.floor(now / day)

/** When a day begins, in epoch ms. */
export const startOfDay = (index: number): number => index * day

/** A day as `YYYY-MM-DD`. */
export const dateOf = (index: number): string =>
  new Date(startOfDay(index)).toISOString().slice(0, 10)
