import { z } from 'zod'
import type { SettingsOf, SourceOf } from '../../kernel/brandSettings.ts'

/** What this domain knows of a brand. */
export const affiliatesFields = {
  /** What partners are promised of the purchases of those they bring, in percent (AFF-02). */
  affiliates: z.object({ sharePercent: z.int().min(1).max(50) }).default({ sharePercent: 25 }),
}

declare module '../../kernel/brandSettings.ts' {
  interface BrandSettings extends SettingsOf<typeof affiliatesFields> {}
  interface BrandSource extends SourceOf<typeof affiliatesFields> {}
}
