import type { Locale } from '@marquee/contract'
import { texts } from '../messages/texts.ts'

/** The text message that confirms a phone. */
export const confirmationText = (
  locale: Locale,
  { brandName, code }: { brandName: string; code: string },
): string => texts.in(locale, 'confirmation.phone', { brandName, code })
