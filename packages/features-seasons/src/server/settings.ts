import { season, seasonSections, seasonSkin } from '../contract/schemas.ts'
import { z } from 'zod'
import { localText, type SettingsOf, type SourceOf } from '@marquee/platform-kernel/brandSettings'
import { rhythm } from '@marquee/platform-campaigns/campaigns/period'

const theme = z
  .object({
    slug: season.shape.slug,
    title: localText,
    skin: seasonSkin,
  })
  .refine(({ slug, skin }) => slug.includes('spooky') === (skin === 'spooky'), {
    error:
      'A spooky season is known by its slug. Put `spooky` into the slugs of spooky seasons, and into no others.',
  })

const section = z.object({
  /** From the stop before. */
  points: z.int().positive(),
  award: z.object({
    coins: z.int().nonnegative().default(0),
    /** In units of 0.01. */
    entries: z.int().nonnegative().default(0),
  }),
})

/** Seasons that come back (SEASON-01), each with a path of stops (MAP-01). */
export const seasonSettings = z.object({
  rhythm,
  /** How many days one season has. */
  days: z.int().positive(),
  /** They take turns. */
  themes: z
    .array(theme)
    .min(1)
    .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, {
      error: 'Two seasons have one slug. Give each its own.',
    }),
  rule: season.shape.rule,
  sections: z.array(section).length(seasonSections),
})
export type SeasonSettings = z.infer<typeof seasonSettings>

/** What this domain knows of a brand. */
export const seasonFields = {
  /** Null for a brand without seasons. */
  season: seasonSettings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof seasonFields> {}
  interface BrandSource extends SourceOf<typeof seasonFields> {}
}
