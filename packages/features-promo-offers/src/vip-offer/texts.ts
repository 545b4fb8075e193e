import type { LocaleCode } from '@marquee/core'
import { texts as say } from './messages/texts.ts'

/** Here and not among the feature's texts, which every brand has (BRAND-18). */
export const texts: Record<'lead' | 'show', Record<LocaleCode, string>> = {
  lead: say('lead'),
  show: say('show'),
}
