import { bingoPattern } from '../contract/schemas.ts'
import { z } from 'zod'
import { prizeOutcome } from '@marquee/platform-draws/settings'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { rhythm } from '@marquee/platform-campaigns/campaigns/period'

/** What a card may show, what it brings, and its share of the draw: its weight among all. */
const outcome = prizeOutcome.extend({
  pattern: bingoPattern,
  /** For the store. */
  points: z.int().nonnegative(),
})

const offer = z.object({
  id: z.int().positive(),
  prize: prizeOutcome.shape.prize.default({ coins: 0, entries: 0 }),
  balls: z.int().nonnegative().default(0),
  /** In points. */
  price: z.int().positive(),
})

/** Bingo that comes back (BINGO-02); a brand with offers has the store (BRAND-14). */
export const bingoSettings = z.object({
  rhythm,
  /** How many days one run has. */
  days: z.int().positive(),
  /** So many rounds earn a ball. */
  roundsPerBall: z.int().positive(),
  outcomes: z
    .array(outcome)
    .refine((all) => new Set(all.map(({ pattern }) => pattern)).size === all.length, {
      error: 'Two outcomes show one pattern. Give each pattern one outcome.',
    })
    .min(2),
  store: z.array(offer).default([]),
})
export type BingoSettings = z.infer<typeof bingoSettings>

/** What this domain knows of a brand. */
export const bingoFields = {
  /** Null for a brand without bingo. */
  bingo: bingoSettings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof bingoFields> {}
  interface BrandSource extends SourceOf<typeof bingoFields> {}
}
