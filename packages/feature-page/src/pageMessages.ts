import { type Dictionary, eachLocale, type LocaleCode } from '@marquee/core'
import { messages as shared } from './messages/index.ts'

/** A feature's texts with those that every feature page shares, below `featurePage`. */
export const pageMessages = (own: Record<LocaleCode, Dictionary>): Record<LocaleCode, Dictionary> =>
  eachLocale((locale) => ({ featurePage: shared[locale], ...own[locale] }))
