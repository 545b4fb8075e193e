import type { Dictionary, LocaleCode } from '@marquee/core'
import en from './messages/en.json'
import es from './messages/es.json'

const shared: Record<LocaleCode, Dictionary> = { en, es }

/** A room's texts with those that every room shares, below `room`. */
export const roomTexts = (own: Record<LocaleCode, Dictionary>): Record<LocaleCode, Dictionary> => ({
  en: { room: shared.en, ...own.en },
  es: { room: shared.es, ...own.es },
})
