import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { localText as text } from '@marquee/platform-kernel/brandSettings'

/** What this domain knows of a brand. */
export const lobbyFields = {
  banners: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['promo', 'editorial']),
      title: text,
      text,
      action: text.nullable(),
      link: z.string().startsWith('/').nullable(),
      gameSlug: z.string().nullable(),
    }),
  ),
  infoPlate: text.nullable(),
  /**
   * The home page as the brand's editors lay it out, for brands that show scheme sections (HOME-14): which
   * issues, in which order, and how many games of each. Without it the collections stand in for it.
   */
  schemeSections: z
    .array(z.object({ issue: z.string(), games: z.int().min(1).max(24) }))
    .default([]),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof lobbyFields> {}
  interface BrandSource extends SourceOf<typeof lobbyFields> {}
}
