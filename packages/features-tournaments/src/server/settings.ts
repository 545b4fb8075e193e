import { issues } from '@marquee/game-catalogue'
import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { localText as text } from '@marquee/platform-kernel/brandSettings'

const place = z.object({
  /** So many places in a row bring this prize. */
  places: z.int().positive().max(100).default(1),
  coins: z.int().nonnegative().default(0),
  /** In units of 0.01. */
  entries: z.int().nonnegative().default(0),
})

/** A tournament that comes back (TOURN-01). */
const tournament = z
  .object({
    /** The last digit of its runs' `historyId`; never given to another tournament. */
    id: z.int().min(1).max(9),
    title: text,
    /** When its first run begins. */
    firstStart: z.iso.datetime(),
    /** From one beginning to the next. */
    everyHours: z.int().positive(),
    /** How long one run takes. */
    hours: z.int().positive(),
    /** An issue of the catalogue, all of whose games count; null for every game there is. */
    games: z.enum(issues.map(({ key }) => key)).nullable(),
    /** Points are the best sum of so many rounds in a row. */
    inARow: z.int().positive().max(50),
    /** Of a player's rounds so many count. */
    rounds: z.int().positive(),
    /** From the first place on. */
    prizes: z.array(place).min(1),
    /** Its runs take turns with these, the first run with the first; none for runs that are all alike. */
    turns: z
      .array(
        z.object({
          title: text,
          games: z.enum(issues.map(({ key }) => key)).nullable(),
          /** In percent of the prizes in coins. */
          coinsPercent: z.int().min(10).max(1000).default(100),
        }),
      )
      .default([]),
  })
  .refine(({ hours, everyHours }) => hours <= everyHours, {
    error:
      'A run is not over when the next one begins. Make it shorter, or the time between longer.',
  })
export type TournamentSettings = z.infer<typeof tournament>

export const tournamentsSettings = z
  .array(tournament)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    error: 'Two tournaments have one id. Give each its own.',
  })

/** What this domain knows of a brand. */
export const tournamentFields = {
  /** Each comes back by its own rhythm. */
  tournaments: tournamentsSettings.default([]),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof tournamentFields> {}
  interface BrandSource extends SourceOf<typeof tournamentFields> {}
}
