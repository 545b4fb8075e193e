import { type Dictionary, eachLocale, type LocaleCode } from '@marquee/core'
import { messages as shared } from './messages/index.ts'

/** A feature's texts with those that everything with a draw shares, below `draw`. */
export const prizeMessages = (
  own: Record<LocaleCode, Dictionary>,
): Record<LocaleCode, Dictionary> =>
  eachLocale((locale) => ({ draw: shared[locale], ...own[locale] }))
