import { tagOf } from '@marquee/contract/locales'

const made = new Map<string, Intl.NumberFormat>()

/**
 * How the platform's own texts write figures; nothing else here makes an `Intl.NumberFormat`. Making one
 * takes a hundred times as long as writing with it: each is made once.
 */
export function numberFormat(
  locale: string,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = options ? locale + JSON.stringify(options) : locale
  const known = made.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(tagOf(locale), {
    useGrouping: 'always',
    ...options,
  })
  made.set(key, format)
  return format
}
