import type { Locale } from '@marquee/contract'
import { texts } from '../messages/texts.ts'

/** The text message that says that an account is closed. */
export const closedText = (locale: Locale, brand: string): string =>
  texts.in(locale, 'security.closed', { brand })
