import type { CrashModel } from '../instant/model.ts'

/** A long flight: up to a thousand stakes. */
export const crashThousand: CrashModel = {
  id: 'crash-thousand',
  engine: 'crash',
  parts: 100,
  draws: 1_000_000_000,
  returned: 970_000_000,
  least: 101,
  most: 100_000,
  maxWinMultiple: 1000,
}
