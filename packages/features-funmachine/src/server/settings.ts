import { z } from 'zod'
import { coinOutcome, drawTable } from '@marquee/platform-draws/settings'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { rhythm } from '@marquee/platform-campaigns/campaigns/period'

/** A machine that gives something every few hours (INVEST-02). */
export const funmachineSettings = z.object({
  /** How long it rests after each play. */
  hours: z.int().positive(),
  /** What a capsule may hold and its share of the draw: its weight among all. */
  outcomes: drawTable(coinOutcome),
})
export type FunmachineSettings = z.infer<typeof funmachineSettings>

/** A meter that rounds fill (INVEST-03). */
export const funmeterSettings = z
  .object({
    /** How the periods follow each other; at the end of each the meter is empty again. */
    rhythm: rhythm.extend({ days: z.int().positive() }),
    /** How many points fill it. */
    target: z.int().positive(),
    /** What a round brings, whatever its stake. */
    perRound: z.int().positive(),
    /** The most that a day brings, by the calendar of UTC. */
    dailyCap: z.int().positive(),
    prize: coinOutcome.shape.prize,
  })
  .refine(({ perRound, dailyCap }) => perRound <= dailyCap, {
    error: 'A round would bring more than a day may. Raise dailyCap.',
  })
export type FunmeterSettings = z.infer<typeof funmeterSettings>

/** What this domain knows of a brand. */
export const funmachineFields = {
  /** Null for a brand without the machine. */
  funmachine: funmachineSettings.nullable().default(null),
  /** Null for a brand without the meter. */
  funmeter: funmeterSettings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof funmachineFields> {}
  interface BrandSource extends SourceOf<typeof funmachineFields> {}
}
