import { fallbackLocale, useLocale } from '../Locale.tsx'

/** Players of every language live in the United States and read 10,000 and $9.99 (I18N-02). */
const written: Record<string, string> = { es: 'es-US' }

/** How figures of every kind are written in a locale; nothing else makes an `Intl.NumberFormat`. */
export const numberFormat = (
  locale: string,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat =>
  new Intl.NumberFormat([written[locale] ?? locale, fallbackLocale], {
    useGrouping: 'always',
    ...options,
  })

/** The same in the locale of the page. */
export const useNumberFormat = (options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  numberFormat(useLocale(), options)
