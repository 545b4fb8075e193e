import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { privacy } from './privacy.ts'
import { sweepstakesRules } from './sweepstakesRules.ts'
import { termsOfUse } from './termsOfUse.ts'
import type { TermsDocument } from './types.ts'

/** What players of a brand accept, in the order they read it. A new version here is published at the next start. */
export const documentsOf = (settings: BrandSettings): TermsDocument[] => [
  termsOfUse(settings),
  privacy(settings),
  sweepstakesRules(settings),
]
