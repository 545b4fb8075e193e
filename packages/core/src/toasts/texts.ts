import { defaultLocale, knownLocales, type LocaleCode } from '../i18n/types.ts'

/** The toaster stands outside of the page's tree and its dictionaries; these are all it says itself. */
const texts: Record<LocaleCode, { region: string; close: string; progress: string }> = {
  en: { region: 'Messages', close: 'Close message', progress: 'Progress' },
  es: { region: 'Mensajes', close: 'Cerrar mensaje', progress: 'Progreso' },
}

/** Texts in the language of the document. */
export const toastTexts = () =>
  texts[knownLocales.find((locale) => locale === document.documentElement.lang) ?? defaultLocale]
