import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'

/** What this domain knows of a brand. */
export const gamesFields = {
  /** Issue keys of the collections of the home page, in order; each as long as the catalogue has it (HOME-14). */
  homeScheme: z.array(z.string()).min(3),
  /** Slugs of the games of other studios that the brand has; none unless it lists them (decision 0116). */
  studioGames: z.array(z.string()).default([]),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof gamesFields> {}
  interface BrandSource extends SourceOf<typeof gamesFields> {}
}
