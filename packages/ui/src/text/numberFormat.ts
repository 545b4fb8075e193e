import { fallbackLocale, useLocale } from '../Locale.tsx'

/** Players of every language live in the United States and read 10,000 and $9.99 (I18N-02). */
const written: Record<string, string> = { es: 'es-US' }

/** By locale and options: there are few, and to make one takes a hundred times as long as to use it. */
const made = new Map<string, Intl.NumberFormat>()

/** How figures of every kind are written in a locale; nothing else makes an `Intl.NumberFormat`. */
export function numberFormat(
  locale: string,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  let format = made.get(key)
  if (!format) {
    format = new Intl.NumberFormat([written[locale] ?? locale, fallbackLocale], {
      useGrouping: 'always',
      ...options,
    })
    made.set(key, format)
  }
  return format
}

/** The same in the locale of the page. */
export const useNumberFormat = (options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  numberFormat(useLocale(), options)
