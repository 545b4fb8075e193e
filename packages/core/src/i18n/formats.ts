import { dateFormat } from '@marquee/contract/locales'
import { numberFormat } from '@marquee/ui'

const formats: Record<
  string,
  ((locale: string, options: object) => { format: (value: number) => string }) | undefined
> = {
  number: numberFormat,
  currency: (locale, options) => numberFormat(locale, { ...options, style: 'currency' }),
  datetime: dateFormat,
}

/** @param options as texts say them: `hour: numeric; minute: numeric`. */
const optionsOf = (options: string): object =>
  Object.fromEntries(
    options.split(';').map((option) => option.split(':').map((part) => part.trim())),
  ) as object

/**
 * A value as a text wants it written: `number`, `currency(currency: USD)`, `datetime(hour: numeric)`.
 * Figures are written as everywhere on the page. Both readers of texts write with this.
 */
export function writeValue(value: unknown, format: string, locale: string): string {
  const [, name = '', options = ''] = /^\s*(\w+)(?:\(([^)]*)\))?\s*$/.exec(format) ?? []
  return formats[name]?.(locale, optionsOf(options)).format(Number(value)) ?? String(value ?? '')
}
