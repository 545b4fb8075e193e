import { numberFormat } from '@marquee/ui'

/** A win as a multiple of what its round took, as players read it: `×12.5`. */
export const multipleText = (multiple: number, locale: string): string =>
  `×${numberFormat(locale, { maximumFractionDigits: 2 }).format(multiple)}`
