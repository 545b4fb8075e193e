/** In ms. */
const dayMs = 86_400_000

/** Days since 1970 by the calendar of UTC. */
export const dayNumber = (epochMs: number): number => Math.floor(epochMs / dayMs)
/** `2026-11-22` of such a day. */
export const dayName = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
export const dayOfName = (name: string): number => dayNumber(Date.parse(name))
/** The first instant of a day, epoch ms. */
export const dayStart = (day: number): number => day * dayMs
