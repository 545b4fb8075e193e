import { createInstance, type i18n } from 'i18next'
import { defaultLocale, fallbackLocale, type LocaleCode } from './types.ts'

/**
 * One i18next per request on the server, one per page in the browser. Namespaces are the ids of
 * features, `core` for the shell and `data` for texts that the platform owns. `en-US`, then `en`,
 * stand behind every locale (I18N-02).
 */
export function createI18n(locale: LocaleCode): i18n {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: [fallbackLocale, defaultLocale],
    ns: ['core'],
    defaultNS: 'core',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  return instance
}
