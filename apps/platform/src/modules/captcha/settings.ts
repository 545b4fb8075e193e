import { z } from 'zod'
import type { SettingsOf, SourceOf } from '../../kernel/brandSettings.ts'

/** What this domain knows of a brand. */
export const captchaFields = {
  /** Asked for at sign-up where it is enabled; the sandbox has one of its own at `/sandbox/captcha.js`. */
  captcha: z
    .object({ isEnabled: z.boolean(), key: z.string(), url: z.string() })
    .default({ isEnabled: false, key: '', url: '' }),
}

declare module '../../kernel/brandSettings.ts' {
  interface BrandSettings extends SettingsOf<typeof captchaFields> {}
  interface BrandSource extends SourceOf<typeof captchaFields> {}
}
