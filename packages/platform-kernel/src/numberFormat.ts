import { keepFormats } from '@marquee/contract/locales'

/** How the platform's own texts write figures; nothing else here makes an `Intl.NumberFormat`. */
export const numberFormat = keepFormats(
  (tags, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tags, { useGrouping: 'always', ...options }),
)
