import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useApp } from '../app/AppContext.ts'
import { ensureMessages } from './messages.ts'

/** Whether the texts of a feature are there; they are asked for when they are not. */
export function useTextsReady(namespace: string): boolean {
  const { brand, i18n, locale } = useApp()
  const [ready, setReady] = useState(() => i18n.hasResourceBundle(locale, namespace))
  useEffect(() => {
    if (ready) return
    ensureMessages(brand, i18n, [namespace]).then(
      () => setReady(true),
      (error: unknown) => console.error(`The texts of '${namespace}' could not be loaded.`, error),
    )
  }, [brand, i18n, namespace, ready])
  return ready
}

/**
 * Texts of a feature for what may stand where its page does not: a behaviour, a slot inside of another
 * feature's modal. Null until they are there; at once on pages that name the slot.
 */
export function useFeatureTexts(namespace: string): TFunction | null {
  const { i18n, locale } = useApp()
  const ready = useTextsReady(namespace)
  return ready ? i18n.getFixedT(locale, namespace) : null
}
