import { createInstance, type i18n } from 'i18next'
import type { LocaleCode } from './types.ts'

/**
 * One i18next per request on the server, one per page in the browser. Namespaces are the ids of
 * features, `core` for the shell and `data` for texts that the platform owns. `en` stands behind
 * every locale.
 */
export function createI18n(locale: LocaleCode): i18n {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: 'en',
    ns: ['core'],
    defaultNS: 'core',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  return instance
}
