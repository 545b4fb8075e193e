import type { Area, Gap } from './report.ts'

/**
 * How many calls a look at the reference may leave unchecked at most, by area: those whose success needs
 * what only the brand's own server or a job that failed brings, and acts after which who asks is another one.
 * Fewer are welcome; lower the figure then.
 */
const most: Partial<Record<Area, number>> = {
  answers: 3,
  repetition: 4,
  input: 3,
  registration: 1,
}

/** A sentence for each area that leaves out more than it may. */
export function overspentAreas(gaps: readonly Gap[]): string[] {
  const calls = Map.groupBy(gaps, ({ area }) => area)
  return [...calls].flatMap(([area, left]) => {
    const allowed = most[area] ?? 0
    return left.length > allowed
      ? [
          `${area}: ${left.length} calls could not be checked, and ${allowed} may at most. Make those that are new reachable from outside; the list above says what came instead.`,
        ]
      : []
  })
}
