/** Locales the shell knows; a brand chooses among them (TEN-04). */
export const knownLocales = ['en', 'es'] as const
export type LocaleCode = (typeof knownLocales)[number]
export const defaultLocale: LocaleCode = 'en'
/** Stands behind every locale for figures, dates and texts (I18N-02). */
export const fallbackLocale = 'en-US'

/** Message texts; nesting is for readers, keys are joined by dots. */
export interface Dictionary {
  [key: string]: string | Dictionary
}
