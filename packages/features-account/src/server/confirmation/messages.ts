import type { Locale } from '@marquee/contract'
import { texts } from '../messages/texts.ts'

/** The text message that confirms a phone. */
export const confirmationText = (
  locale: Locale,
  { brandName, code }: { brandName: string; code: string },
): string => texts.in(locale, 'confirmation.phone', { brandName, code })

/** The text message to a number that another one took the place of. */
export const phoneChangedText = (locale: Locale, brandName: string): string =>
  texts.in(locale, 'confirmation.phoneChanged', { brandName })
