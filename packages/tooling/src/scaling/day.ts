import type { Habits } from './costs.ts'

export const minutesOfDay = 1440

/** When most are there, minute of the day. */
const evening = 20.5 * 60

/** A number from 0 to 1 that looks like chance and is the same in every run. */
function noise(seed: number, minute: number): number {
  let mixed = Math.imul(seed ^ Math.imul(minute + 1, 0x9e3779b1), 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000
}

/** How empty the night may be, compared with the mean. */
const leastOfNight = 0.1

/** How busy each minute is, compared with a day on which all are alike: a wave whose mean is 1. */
export function shapeOfDay({ peak }: Habits): number[] {
  const wave = Array.from({ length: minutesOfDay }, (_, minute) => {
    const angle = ((minute - evening) / minutesOfDay) * 2 * Math.PI
    return (1 + Math.cos(angle)) / 2
  })
  // The higher the evening, the shorter it is: else the night would have to be less than empty.
  for (let sharpness = 1; ; sharpness++) {
    const raw = wave.map((one) => one ** sharpness)
    const mean = raw.reduce((sum, one) => sum + one, 0) / minutesOfDay
    const night = (1 - peak * mean) / (1 - mean)
    if (night >= leastOfNight) return raw.map((one) => night + (peak - night) * one)
  }
}

/** Visits that begin in each minute of a day, with bursts in four of them and chance in all. */
export function arrivalsOfDay(players: number, habits: Habits, seed: number): number[] {
  const mean = (players * habits.daily * habits.visits) / minutesOfDay
  const bursts = new Set([10 * 60, 13 * 60 + 30, evening, 22 * 60])
  return shapeOfDay(habits).map((busy, minute) => {
    const expected = mean * busy * (bursts.has(minute) ? habits.burst : 1)
    // The spread of arrivals that know nothing of each other is the root of their number.
    return Math.max(0, expected + Math.sqrt(expected) * (noise(seed, minute) - 0.5) * 3.46)
  })
}
