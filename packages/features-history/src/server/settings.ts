import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'

/** What this domain knows of a brand. */
export const historyFields = {
  /** Links by which anybody can see a player's round. */
  roundLinks: z
    .object({
      /** How long a link opens the round. */
      days: z.int().min(1).max(365).default(90),
    })
    .default({ days: 90 }),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof historyFields> {}
  interface BrandSource extends SourceOf<typeof historyFields> {}
}
