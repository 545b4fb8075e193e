import { defaultLocale, type Locale, localeTags } from '@marquee/contract/locales'

/** Locales the shell knows; a brand chooses among them (TEN-04). */
export {
  defaultLocale,
  eachLocale,
  inLocale,
  locales as knownLocales,
} from '@marquee/contract/locales'
export type LocaleCode = Locale
/** Stands behind every locale for figures, dates and texts (I18N-02). */
export const fallbackLocale = localeTags[defaultLocale]

/** Message texts; nesting is for readers, keys are joined by dots. */
export interface Dictionary {
  [key: string]: string | Dictionary
}
