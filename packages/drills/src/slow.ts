import type { Slow } from './field.ts'

/** From the end of one fault to the end of the next, by the drill's own clock, in ms. */
export interface Turn {
  from: number
  /** Until everything served again. */
  to: number
  /** From when a process was paused, which answers nobody meanwhile; null where none was. */
  pausedFrom: number | null
  /** The machine had too much else to do to say how soon anything is. */
  isBusy: boolean
}

export const slowKinds = ['unanswered', 'late 503'] as const

/** What is promised of each, as a row of the table says it. */
export const slowPromises: Record<Slow['kind'], string> = {
  unanswered: 'calls unanswered outside of pauses',
  'late 503': '503s later than 1 s outside of pauses',
}

/**
 * Which calls were too slow, and how many a pause or a busy machine excuses: those that were under way while
 * one of them was.
 */
export function slowOnes(
  slow: readonly Slow[],
  turns: readonly Turn[],
): { counted: Record<Slow['kind'], Slow[]>; excused: { pause: number; busy: number } } {
  const counted: Record<Slow['kind'], Slow[]> = { unanswered: [], 'late 503': [] }
  const excused = { pause: 0, busy: 0 }
  for (const one of slow) {
    const met = (from: number, to: number) => one.from < to && one.to > from
    if (turns.some(({ pausedFrom, to }) => pausedFrom !== null && met(pausedFrom, to)))
      excused.pause += 1
    else if (turns.some(({ isBusy, from, to }) => isBusy && met(from, to))) excused.busy += 1
    else counted[one.kind].push(one)
  }
  return { counted, excused }
}

/** One of them, for a terminal. */
export const wordsOf = ({ kind, call, from, to }: Slow): string =>
  `${call}: ${kind} after ${(to - from).toFixed(0)} ms`
