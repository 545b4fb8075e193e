import type { Dictionary, LocaleCode } from '@marquee/core'
import en from './messages/en.json'
import es from './messages/es.json'

const shared: Record<LocaleCode, Dictionary> = { en, es }

/** A feature's texts with those that everything with a draw shares, below `draw`. */
export const prizeMessages = (
  own: Record<LocaleCode, Dictionary>,
): Record<LocaleCode, Dictionary> => ({
  en: { draw: shared.en, ...own.en },
  es: { draw: shared.es, ...own.es },
})
