import { popupTrigger } from '../contract/schemas.ts'
import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { defaultPopups } from './preset.ts'
import { localText as text } from '@marquee/platform-kernel/brandSettings'

/** Pop-up ads of a brand: what makes each due, for whom, and after how long. */
export const popupAdsSettings = z.array(
  z.object({
    id: z.int().positive(),
    name: z.string(),
    trigger: popupTrigger,
    audience: z.enum(['guest', 'player']),
    delaySeconds: z.int().nonnegative().default(0),
    priority: z.int(),
    companyPriority: z.int(),
    title: text,
    text,
    image: z.string().nullable().default(null),
    action: text.nullable().default(null),
    link: z.string().startsWith('/').nullable().default(null),
  }),
)

/** What this domain knows of a brand. */
export const popupsFields = {
  /** Pop-up ads and what makes each due (POPUP-01). */
  popupAds: popupAdsSettings.default(() => popupAdsSettings.parse(defaultPopups)),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof popupsFields> {}
  interface BrandSource extends SourceOf<typeof popupsFields> {}
}
