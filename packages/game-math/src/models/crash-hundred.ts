import type { CrashModel } from '../instant/model.ts'

/** A short flight: up to a hundred stakes. */
export const crashHundred: CrashModel = {
  id: 'crash-hundred',
  engine: 'crash',
  parts: 100,
  draws: 1_000_000_000,
  returned: 960_000_000,
  least: 101,
  most: 10_000,
  maxWinMultiple: 100,
}
