/** Players of every language live in the United States and read 10,000 and $9.99, as on the pages. */
const written: Record<string, string> = { es: 'es-US' }

/** How the platform's own texts write figures; nothing else here makes an `Intl.NumberFormat`. */
export const numberFormat = (
  locale: string,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat =>
  new Intl.NumberFormat(written[locale] ?? locale, { useGrouping: 'always', ...options })
