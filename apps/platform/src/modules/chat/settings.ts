import { z } from 'zod'
import type { SettingsOf, SourceOf } from '../../kernel/brandSettings.ts'

/** What this domain knows of a brand. */
export const chatFields = {
  /** Whether players write to support here: the brand has the custom chat (BRAND-16). */
  supportChat: z.boolean().default(false),
}

declare module '../../kernel/brandSettings.ts' {
  interface BrandSettings extends SettingsOf<typeof chatFields> {}
  interface BrandSource extends SourceOf<typeof chatFields> {}
}
