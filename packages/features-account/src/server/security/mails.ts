import type { Locale } from '@marquee/contract'

/** The text message that says that an account is closed. */
export const closedText = (locale: Locale, brand: string): string =>
  locale === 'es' ? `Tu cuenta de ${brand} está cerrada.` : `Your ${brand} account is closed.`
