import type { Translatable } from '@marquee/contract'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useApp } from '../app/AppContext.ts'
import { translate } from './translatable.ts'
import { defaultLocale, type LocaleCode } from './types.ts'

/** Texts of a feature: `const t = useT('games')`, `t('library.title', { count })`. */
export function useT(namespace = 'core'): TFunction {
  const { i18n, locale } = useApp()
  return useMemo(() => i18n.getFixedT(locale, namespace), [i18n, locale, namespace])
}

export const useLocaleCode = (): LocaleCode => useApp().locale

/** Reads texts that come with data; a locale that the data lacks falls back to `en`. */
export function useTranslate(): (text: Translatable) => string {
  const locale = useLocaleCode()
  return (text) => {
    const known = typeof text === 'string' || text[locale] !== undefined
    return translate(text, known ? locale : defaultLocale)
  }
}
