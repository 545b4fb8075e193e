import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { addBundle } from './messages.ts'
import { loadTranslations, placeholderDictionary } from './translations.ts'

/** The namespace of the texts that the platform owns. */
const namespace = 'data'

/**
 * Asks for the platform's texts when the page came without them, because the server could not have
 * them either (I18N-08).
 */
export function useDictionary(): void {
  const { api, i18n, locale } = useApp()
  useEffect(() => {
    const known = i18n.getResourceBundle(locale, namespace) as Record<string, unknown> | undefined
    if (known && known.error !== placeholderDictionary.error) return
    void loadTranslations(api, locale).then((texts) => addBundle(i18n, { [namespace]: texts }))
  }, [api, i18n, locale])
}
