import { keepFormats } from '@marquee/contract/locales'
import { useLocale } from '../Locale.tsx'

/** How figures of every kind are written in a locale; nothing else makes an `Intl.NumberFormat`. */
export const numberFormat = keepFormats(
  (tags, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tags, { useGrouping: 'always', ...options }),
)

/** The same in the locale of the page. */
export const useNumberFormat = (options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  numberFormat(useLocale(), options)
