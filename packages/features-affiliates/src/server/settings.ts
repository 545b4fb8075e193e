import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'

/** What this domain knows of a brand. */
export const affiliatesFields = {
  /** What partners are promised of the purchases of those they bring, in percent (AFF-02). */
  affiliates: z.object({ sharePercent: z.int().min(1).max(50) }).default({ sharePercent: 25 }),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof affiliatesFields> {}
  interface BrandSource extends SourceOf<typeof affiliatesFields> {}
}
