import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { localText as text } from '@marquee/platform-kernel/brandSettings'

/** What this domain knows of a brand. */
export const contentFields = {
  /** How the brand begins to tell about itself, in its own voice. */
  about: text.optional(),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof contentFields> {}
  interface BrandSource extends SourceOf<typeof contentFields> {}
}
