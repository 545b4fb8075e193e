import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useApp } from '../app/AppContext.ts'
import { ensureMessages, hasMessages } from './messages.ts'

/**
 * Texts of a feature for what may stand where its page does not: a behaviour, a slot inside of another
 * feature's modal. Null until they are there, at once on pages that name the slot; no namespace asks
 * for none.
 */
export function useFeatureTexts(namespace: string | null): TFunction | null {
  const { brand, i18n, locale } = useApp()
  const [ready, setReady] = useState(() => namespace !== null && hasMessages(i18n, namespace))
  useEffect(() => {
    if (ready || namespace === null) return
    ensureMessages(brand, i18n, [namespace]).then(
      () => setReady(true),
      (error: unknown) => console.error(`The texts of '${namespace}' could not be loaded.`, error),
    )
  }, [brand, i18n, namespace, ready])
  return ready && namespace !== null ? i18n.getFixedT(locale, namespace) : null
}
