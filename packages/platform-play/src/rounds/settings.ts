import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'

/** What this domain knows of a brand. */
export const roundsFields = {
  /**
   * The most that one round may cost, in minor units, bought free spins included; by game where `games`
   * says so by slug (RT-15).
   */
  maxStake: z
    .object({
      coins: z.int().positive().default(100_000),
      entries: z.int().positive().default(20_000),
      games: z
        .record(
          z.string(),
          z.object({ coins: z.int().positive(), entries: z.int().positive() }).partial(),
        )
        .default({}),
    })
    .default({ coins: 100_000, entries: 20_000, games: {} }),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof roundsFields> {}
  interface BrandSource extends SourceOf<typeof roundsFields> {}
}
