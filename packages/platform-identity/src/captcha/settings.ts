import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'

/** What this domain knows of a brand. */
export const captchaFields = {
  /** Asked for at sign-up where it is enabled; the sandbox has one of its own at `/sandbox/captcha.js`. */
  captcha: z
    .object({ isEnabled: z.boolean(), key: z.string(), url: z.string() })
    .default({ isEnabled: false, key: '', url: '' }),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof captchaFields> {}
  interface BrandSource extends SourceOf<typeof captchaFields> {}
}
