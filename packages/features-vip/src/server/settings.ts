import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { localText as text } from '@marquee/platform-kernel/brandSettings'

const prize = z.object({
  coins: z.int().nonnegative().default(0),
  /** In units of 0.01. */
  entries: z.int().nonnegative().default(0),
})

const section = z.object({
  id: z.int().positive(),
  title: text,
  /** What each week of play brings; null for none. */
  weeklyReward: prize.nullable(),
  /** Share of a week's net loss of coins that comes back, in percent. */
  cashbackPercent: z.number().min(0).max(25),
  /** The experience at which each level begins, in all, and what reaching it brings. */
  levels: z.array(z.object({ experience: z.int().nonnegative(), prize })).min(1),
})

const rises = (figures: number[]): boolean =>
  figures.every((figure, index) => index === 0 || figure > (figures[index - 1] ?? 0))

/** A brand's rank league (RANK-02) and its cashback (CASHBACK-01). */
export const rankLeagueSettings = z.object({
  /** Experience for each coin played, and for each 0.01 entries. */
  points: z.object({ coins: z.int().positive(), entries: z.int().positive() }),
  /** Lowest first. */
  sections: z
    .array(section)
    .min(2)
    .refine(
      (all) => rises(all.flatMap(({ levels }) => levels.map(({ experience }) => experience))),
      { error: 'A level asks for no more than the one before. Let experience rise.' },
    )
    .refine((all) => all[0]?.levels[0]?.experience === 0, {
      error: 'Nobody is on the first level. Let it begin at 0.',
    }),
  /** The first section that asks for a confirmed identity, by its id; null for none. */
  verifiedFrom: z.int().positive().nullable(),
  /** The day on which last week's cashback can be taken, until that week ends; 1 is Monday. */
  cashbackDay: z.int().min(1).max(7),
})
export type RankLeagueSettings = z.infer<typeof rankLeagueSettings>

/** What this domain knows of a brand. */
export const rankLeagueFields = {
  /** Null for a brand without a rank league, and with it without cashback. */
  rankLeague: rankLeagueSettings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof rankLeagueFields> {}
  interface BrandSource extends SourceOf<typeof rankLeagueFields> {}
}
