import { z } from 'zod'

const dayMs = 86_400_000

/** How a campaign comes back: every `days + rest` days from its first one, by the calendar of UTC. */
export const rhythm = z.object({
  /** The first day of the first run. */
  firstDay: z.iso.date(),
  /** Days on which nothing runs, after each run. */
  rest: z.int().nonnegative().default(0),
})

export interface Rhythm extends z.infer<typeof rhythm> {
  /** How many days one run has. */
  days: number
}

/** One run of a campaign; instants in epoch ms. */
export interface Period {
  /** 1 for the first run. */
  number: number
  startedAt: number
  /** When it is over. */
  finishedAt: number
  /** When the next one begins. */
  nextAt: number
}

/** The run that an instant belongs to: until the next begins, and the first one before it began. */
export function periodAt({ firstDay, days, rest }: Rhythm, now: number): Period {
  const first = Date.parse(`${firstDay}T00:00:00Z`)
  const length = (days + rest) * dayMs
  const before = Math.max(0, Math.floor((now - first) / length))
  const startedAt = first + before * length
  return {
    number: before + 1,
    startedAt,
    finishedAt: startedAt + days * dayMs,
    nextAt: startedAt + length,
  }
}

/** Whether a run has begun and is not over. */
export const isRunning = ({ startedAt, finishedAt }: Period, now: number): boolean =>
  now >= startedAt && now < finishedAt
