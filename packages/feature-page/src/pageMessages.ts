import type { Dictionary, LocaleCode } from '@marquee/core'
import en from './messages/en.json'
import es from './messages/es.json'

const shared: Record<LocaleCode, Dictionary> = { en, es }

/** A feature's texts with those that every feature page shares, below `featurePage`. */
export const pageMessages = (
  own: Record<LocaleCode, Dictionary>,
): Record<LocaleCode, Dictionary> => ({
  en: { featurePage: shared.en, ...own.en },
  es: { featurePage: shared.es, ...own.es },
})
