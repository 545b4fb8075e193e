import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'

/** What this domain knows of a brand. */
export const chatFields = {
  /** Whether players write to support here: the brand has the custom chat (BRAND-16). */
  supportChat: z.boolean().default(false),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof chatFields> {}
  interface BrandSource extends SourceOf<typeof chatFields> {}
}
