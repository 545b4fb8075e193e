import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { prize } from '@marquee/platform-play/free-spins/prize'

/** What this domain knows of a brand. */
export const dailyLoginFields = {
  /** Seven days, each with its prize. */
  dailyLogin: z.object({ isActive: z.boolean(), prizes: z.array(prize).length(7) }),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof dailyLoginFields> {}
  interface BrandSource extends SourceOf<typeof dailyLoginFields> {}
}
