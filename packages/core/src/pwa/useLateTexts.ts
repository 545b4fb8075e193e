import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useApp } from '../app/AppContext.ts'
import type { Dictionary, LocaleCode } from '../i18n/types.ts'

/**
 * Texts of something that comes long after the page: they are fetched with it, so that no first load
 * carries them. Null until they are there.
 */
export function useLateTexts(
  namespace: string,
  texts: Record<LocaleCode, () => Promise<Dictionary>>,
): TFunction | null {
  const { i18n, locale } = useApp()
  const [ready, setReady] = useState(() => i18n.hasResourceBundle(locale, namespace))
  useEffect(() => {
    if (ready) return
    texts[locale]().then(
      (dictionary) => {
        i18n.addResourceBundle(locale, namespace, dictionary)
        setReady(true)
      },
      (error: unknown) => console.error(`The texts of '${namespace}' could not be loaded.`, error),
    )
  }, [i18n, locale, namespace, texts, ready])
  return ready ? i18n.getFixedT(locale, namespace) : null
}
