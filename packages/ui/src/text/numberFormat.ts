import { tagOf } from '@marquee/contract/locales'
import { fallbackLocale, useLocale } from '../Locale.tsx'

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
    format = new Intl.NumberFormat([tagOf(locale), fallbackLocale], {
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
