import { createInstance, type FormatterModule, type i18n, type InitOptions } from 'i18next'
import { writeValue } from './formats.ts'
import { defaultLocale, fallbackLocale, type LocaleCode } from './types.ts'

/** Of an i18next, what pages use: all that stands in for it in a browser (`compactI18n.ts`) has to know. */
export type I18n = Pick<
  i18n,
  | 'init'
  | 'language'
  | 'getFixedT'
  | 'exists'
  | 'hasResourceBundle'
  | 'getResource'
  | 'getResourceBundle'
  | 'addResourceBundle'
>

/** Has i18next write figures as everywhere on the page. */
export const formatter: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, format, locale) =>
    writeValue(value, format ?? '', locale ?? defaultLocale),
}

/** How both readers of texts are set up. */
export const settingsFor = (locale: string): InitOptions => ({
  lng: locale,
  fallbackLng: [fallbackLocale, defaultLocale],
  ns: ['core'],
  defaultNS: 'core',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
})

/**
 * One i18next per request on the server, one per page in the browser. Namespaces are the ids of
 * features, `core` for the shell and `data` for texts that the platform owns. `en-US`, then `en`,
 * stand behind every locale (I18N-02).
 */
export function createI18n(locale: LocaleCode): I18n {
  const instance: I18n & Partial<Pick<i18n, 'use'>> = createInstance()
  instance.use?.(formatter)
  void instance.init(settingsFor(locale))
  return instance
}
