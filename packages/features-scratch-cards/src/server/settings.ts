import { z } from 'zod'
import { drawTable, prizeOutcome } from '@marquee/platform-draws/settings'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { rhythm } from '@marquee/platform-campaigns/campaigns/period'

const table = drawTable(prizeOutcome)

/**
 * A run of scratch cards that comes back (SCRATCH-02), and the cosmic boxes that open and close
 * with it (TEN-27).
 */
export const scratchCardSettings = z.object({
  rhythm,
  /** How many days one run has; fewer than the ids of its cards allow. */
  days: z.int().positive().max(90),
  /** A free card comes every so many days. */
  daysPerCard: z.int().positive(),
  /** So many rounds earn a further card. */
  roundsPerCard: z.int().positive(),
  /** So many cards at most are earned by rounds from one free card to the next. */
  cardsPerTurn: z.int().positive().max(10),
  /** Five at least: three alike in nine fields, and none of the others more than twice. */
  outcomes: table.min(5),
  boxes: z.object({
    count: z.int().min(2).max(9),
    /** So many cards scratched earn a key. */
    cardsPerKey: z.int().positive(),
    outcomes: table,
  }),
})
export type ScratchCardSettings = z.infer<typeof scratchCardSettings>

/** What this domain knows of a brand. */
export const scratchCardFields = {
  /** Scratch cards and the boxes that come with them; null for a brand without. */
  scratchCards: scratchCardSettings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof scratchCardFields> {}
  interface BrandSource extends SourceOf<typeof scratchCardFields> {}
}
